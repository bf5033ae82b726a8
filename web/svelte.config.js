import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'

const RIGHT_TO_LEFT = /\/rules\/(ar|fa)\//

/**
 * The rules are written in Markdown: the chapters with clauses and the box's become a component, with every clause's
 * number as an anchor and its note folded up. The other chapters are for those who write programs, and stay out of the
 * page. French signs stay on their line.
 */
const markdown = {
  name: 'markdown',
  async markup({ content, filename }) {
    if (!filename.endsWith('.md')) return undefined
    const text = content.split(/^## (?!M[KO]-|The box$)/m)[0].replace(/« | (?=[;:?!»])/g, (space) => space.replace(' ', '&nbsp;'))
    const html = (await marked(text)).replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    const page = RIGHT_TO_LEFT.test(filename) ? isolated(html) : html
    return { code: folded(page.replace(/<li>(?=<strong>(?:<bdi>)?(M[KO]-\d+\.\d+)\b)/g, '<li id="$1">')) }
  },
}

/** Each clause's note behind its first words, which open and close it; to a screen reader they also name the clause. */
function folded(html) {
  let clause = ''
  return html.replaceAll('</blockquote>', '</details>').replace(/<li id="(.*?)">|<blockquote>\s*<p><strong>(.*?)<\/strong>\s*/g, (found, number, words) => {
    if (words === undefined) return (clause = number, found)
    return `<details class="note"><summary aria-label="${clause}: ${words}">${words}</summary><p>`
  })
}

/** Every word in Latin letters (a clause's number, a square, an option) kept together where writing runs from right to left. */
function isolated(html) {
  return html.replace(/<[^>]*>|&[#\w]+;|[A-Za-z]\w*(?:[-.]\w+)*/g, (match) => (/^[<&]/.test(match) ? match : `<bdi>${match}</bdi>`))
}

export default { extensions: ['.svelte', '.md'], preprocess: [markdown, vitePreprocess()] }
