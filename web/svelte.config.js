import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'

/** The rules are written in Markdown: each page becomes a component, with every clause's number as an anchor. */
const markdown = {
  name: 'markdown',
  async markup({ content, filename }) {
    if (!filename.endsWith('.md')) return undefined
    const html = (await marked(content)).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    return { code: html.replaceAll('<th></th>', '<td></td>').replace(/<li>(<strong>(M[KO]-\d+\.\d+)<\/strong>)/g, '<li id="$2">$1') }
  },
}

export default { extensions: ['.svelte', '.md'], preprocess: [markdown, vitePreprocess()] }
