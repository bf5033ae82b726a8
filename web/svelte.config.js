import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'

const RIGHT_TO_LEFT = /\/rules\/(ar|fa)\//

/**
 * The rules are written in Markdown: the chapters with clauses become a component, with every clause's number as an
 * anchor. What follows them is for those who write programs, and stays out of the page. French signs stay on their line.
 */
const markdown = {
  name: 'markdown',
  async markup({ content, filename }) {
    if (!filename.endsWith('.md')) return undefined
    const text = content.split(/^## (?!M[KO]-)/m)[0].replace(/« | (?=[;:?!»])/g, (space) => space.replace(' ', '&nbsp;'))
    const html = (await marked(text)).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    const page = RIGHT_TO_LEFT.test(filename) ? isolated(html) : html
    return { code: page.replace(/<li>(?=<strong>(?:<bdi>)?(M[KO]-\d+\.\d+)\b)/g, '<li id="$1">') }
  },
}

/** Every word in Latin letters (a clause's number, a square, an option) kept together where writing runs from right to left. */
function isolated(html) {
  return html.replace(/<[^>]*>|&[#\w]+;|[A-Za-z]\w*(?:[-.]\w+)*/g, (match) => (/^[<&]/.test(match) ? match : `<bdi>${match}</bdi>`))
}

export default { extensions: ['.svelte', '.md'], preprocess: [markdown, vitePreprocess()] }
