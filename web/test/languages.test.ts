import { FluentResource } from '@fluent/bundle'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { complete, missing } from '../languages'
import { LANGUAGES, spoken } from '../src/lib/words.svelte'

/** A project with these files. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const rules = (folder: string) => ({ [`docs/rules/${folder}marrakech.md`]: '', [`docs/rules/${folder}morocco.md`]: '' })
const whole = {
  'src/jemaa/locales/en/page.ftl': 'me = Guest\nturn-of = { $name }\n',
  'src/jemaa/locales/de/page.ftl': 'turn-of = { $name }\nme = Gast\n',
  ...rules(''),
  ...rules('de/'),
}

test('a language with every message and both games’ rules is offered', () => {
  expect(complete(project(whole))).toEqual(['de', 'en'])
})

test('one with an argument that is never given is not', () => {
  const root = project({ ...whole, 'src/jemaa/locales/de/page.ftl': 'me = Gast\nturn-of = { $nmae }\n' })
  expect(missing(root, 'de')).toEqual(['turn-of'])
})

test('one that lacks a message or a game’s rules is not, and is told what for', () => {
  const told: string[] = []
  const root = project({ ...whole, 'src/jemaa/locales/de/page.ftl': 'me = Gast\n', 'src/jemaa/locales/fr/page.ftl': 'me = a\nturn-of = b\n' })
  expect(complete(root, (line) => told.push(line))).toEqual(['en'])
  expect(missing(root, 'de')).toEqual(['turn-of'])
  expect(told[1]).toBe('fr is not offered: it lacks docs/rules/fr/marrakech.md, docs/rules/fr/morocco.md')
})

test('the language of a country is read with the rules of its language', () => {
  const root = project({ ...whole, 'src/jemaa/locales/de-AT/page.ftl': 'me = Gast\nturn-of = { $name }\n' })
  expect(missing(root, 'de-AT')).toEqual([])
})

test('the menu has the complete languages, each by its own name', () => {
  expect(Object.keys(LANGUAGES).sort()).toEqual(complete('..', () => {}))
  expect(Object.keys(LANGUAGES)).toEqual(expect.arrayContaining(['en', 'fr', 'es', 'ar']))
})

test.each([
  ['zh-TW', 'zh-Hant'], ['zh-HK', 'zh-Hant'], ['zh-Hant-MO', 'zh-Hant'], ['zh-CN', 'zh-Hans'], ['zh-SG', 'zh-Hans'], ['zh', 'zh-Hans'],
  ['pt-BR', 'pt-BR'], ['pt-br', 'pt-BR'], ['pt-PT', 'pt'], ['pt-AO', 'pt'], ['pt', 'pt'], ['AR', 'ar'], ['fil', undefined], ['no tag', undefined],
])('a browser that asks for %s gets %s', (asked, got) => {
  expect(spoken(asked)).toBe(got)
})

test.each(globSync('../src/jemaa/locales/*/*.ftl'))('%s is read whole, each message once', (file) => {
  const text = readFileSync(file, 'utf-8')
  const names = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
  expect(new FluentResource(text).body.map((message) => message.id)).toEqual(names)
  expect(names).toEqual([...new Set(names)])
})
