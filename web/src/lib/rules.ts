/** The rules as pages, each loaded when it is asked for: in the language in use, where they are written in it. */
import type { Component } from 'svelte'
import { language } from './words.svelte'

const FOLDER = '../../../docs/rules'
const pages = import.meta.glob<{ default: Component }>('../../../docs/rules/**/*.md')

/** A page of rules, and the language that it is written in. */
export type RulesPage = { Text: Component; language: string }

/** The page of a game's rules: pt-BR reads those of pt, and a language without any reads those in English. */
export async function rulesOf(game: string): Promise<RulesPage> {
  const written = [language(), language().split('-')[0]].find((tag) => `${FOLDER}/${tag}/${game}.md` in pages)
  const path = written ? `${FOLDER}/${written}/${game}.md` : `${FOLDER}/${game}.md`
  return { Text: (await pages[path]()).default, language: written ?? 'en' }
}
