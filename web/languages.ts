/** At build time: which languages are complete, and so may be chosen. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ORIGINAL = 'en'
/** In place of arguments, where the message itself is missing. */
const NOTHING = ''
const GAMES = ['marrakech', 'morocco']

/** What a language lacks of the messages and rules that English has; nothing, if it may be offered. One of a country reads the rules of its language. */
export function missing(root: string, language: string): string[] {
  const spoken = messages(join(root, 'src/jemaa/locales', language))
  const wanted = messages(join(root, 'src/jemaa/locales', ORIGINAL))
  const lacking = [...wanted].filter(([name, given]) => [...(spoken.get(name) ?? [NOTHING])].some((used) => !given.has(used)))
  const folders = [language, language.split('-')[0]].map((tag) => (tag === ORIGINAL ? '' : tag))
  const rules = GAMES.filter((game) => !folders.some((folder) => existsSync(join(root, 'docs/rules', folder, `${game}.md`))))
  return [...lacking.map(([name]) => name), ...rules.map((game) => join('docs/rules', folders[0], `${game}.md`))]
}

/** The languages with every message and both games' rules; says of the others what they wait for. */
export function complete(root: string, tell: (line: string) => void = console.warn): string[] {
  const folders = readdirSync(join(root, 'src/jemaa/locales'), { withFileTypes: true }).filter((each) => each.isDirectory())
  return folders.map((each) => each.name).sort().filter((language) => {
    const lacks = missing(root, language)
    if (lacks.length) tell(`${language} is not offered: it lacks ${lacks.join(', ')}`)
    return !lacks.length
  })
}

/** Message -> the arguments it uses: one that is never given would be shown as it stands. */
function messages(folder: string): Map<string, Set<string>> {
  const texts = readdirSync(folder).filter((name) => name.endsWith('.ftl')).map((name) => readFileSync(join(folder, name), 'utf-8'))
  const entries = texts.flatMap((text) => text.split(/^(?=[a-z][\w-]* =)/m)).map((text) => [/^([a-z][\w-]*) =/.exec(text)?.[1], text] as const)
  return new Map(entries.flatMap(([name, text]) => (name ? [[name, new Set([...text.matchAll(/\$(\w+)/g)].map((used) => used[1]))]] : [])))
}
