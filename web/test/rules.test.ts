import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error: the build's settings are plain JavaScript, without types
import config from '../svelte.config.js'

/** A page of rules as the component's markup that it is built into. */
async function built(path: string): Promise<string> {
  const content = readFileSync(`../docs/rules/${path}.md`, 'utf-8')
  return (await config.preprocess[0].markup({ content, filename: `/docs/rules/${path}.md` })).code
}

test.each(['marrakech', 'morocco'])('the page of %s has every clause as an anchor, and the box', async (game) => {
  const [page, text] = [await built(game), readFileSync(`../docs/rules/${game}.md`, 'utf-8')]
  const anchors = [...page.matchAll(/<li id="(.*?)">/g)].map((found) => found[1])
  expect(anchors).toEqual([...text.matchAll(/^- \*\*(M[KO]-\d+\.\d+)\*\*/gm)].map((found) => found[1]))
  expect(page).toContain('<h2>The box</h2>')
  expect(page).not.toContain('<h2>Who decides what</h2>')
})

test.each(['marrakech', 'morocco', 'ar/marrakech', 'fi/marrakech', 'zh-Hans/marrakech', 'zh-Hant/marrakech'])('notes of %s are folded, each named by its clause', async (path) => {
  const [page, text] = [await built(path), readFileSync(`../docs/rules/${path}.md`, 'utf-8')]
  const notes = [...page.matchAll(/<li id="(.*?)">(?:(?!<li id=)[^])*?<details class="note"><summary aria-label="(.*?): (.*?)">(.*?)<\/summary>/g)]
  expect(notes.map((found) => found[2])).toEqual(notes.map((found) => found[1]))
  expect(notes.map((found) => found[4])).toEqual(notes.map((found) => found[3]))
  expect(notes.length).toBe([...text.matchAll(/^ {2}> \*\*/gm)].length)
  expect(notes.length).toBeGreaterThan(0)
  expect(page).not.toContain('blockquote')
})
