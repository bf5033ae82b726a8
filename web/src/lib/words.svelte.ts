/** Words: Fluent catalogues shared with Python (src/jemaa/locales); only the chosen language is loaded. */
import { untrack } from 'svelte'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { direction } from './direction'
import { recall, remember } from './memory'
import { pseudo } from './pseudo'

const NAMES: Record<string, string> = {
  en: 'English', fr: 'Français', es: 'Español', ar: 'العربية', de: 'Deutsch', it: 'Italiano', nl: 'Nederlands', pt: 'Português', 'pt-BR': 'Português (Brasil)',
  pl: 'Polski', sv: 'Svenska',
  ru: 'Русский',
  el: 'Ελληνικά',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  fa: 'فارسی',
  ja: '日本語', cs: 'Čeština', fi: 'Suomi',
  'zh-Hant': '繁體中文', 'zh-Hans': '简体中文', ko: '한국어', th: 'ไทย', nb: 'Norsk bokmål', hu: 'Magyar', et: 'Eesti', hr: 'Hrvatski', is: 'Íslenska',
  sl: 'Slovenščina', ro: 'Română', sr: 'Српски',
}
/** The languages to choose from, by their own names: those that have every word. */
export const LANGUAGES = Object.fromEntries(Object.entries(NAMES).filter(([tag]) => COMPLETE_LANGUAGES.includes(tag)))
/** English with every letter changed: shows what is not in the catalogues, and how longer words fit. */
export const PSEUDO = 'en-XA'

const files = import.meta.glob<string>('../../../src/jemaa/locales/*/*.ftl', { query: '?raw', import: 'default' })

/** The catalogues that every screen needs. Each other one is loaded by the part of the page that needs it (`withWords`). */
const SHARED = ['page', 'marrakech', 'morocco', 'review', 'turns', 'dice']
const wanted = new Set(SHARED)

const chosen = $state({ language: 'en', bundle: null as FluentBundle | null })

export type Args = Record<string, FluentVariable>

/** The language in use. */
export function language(): string {
  return chosen.language
}

/** The language in use as `Intl` takes it. The digits of Arabic and Persian are fixed: browsers differ in them. */
export function locale(tag = chosen.language): string {
  return { [PSEUDO]: 'en', ar: 'ar-u-nu-latn', fa: 'fa-u-nu-arabext' }[tag] ?? tag
}

/** What this browser asks for: the person's own choice, else the first of its languages that we speak. */
export function preferred(): string {
  const tags = [new URLSearchParams(location.search).get('lang'), recall<string>('language'), ...navigator.languages]
  for (const each of tags) {
    if (each === PSEUDO) return PSEUDO
    const ours = each && spoken(each)
    if (ours) return ours
  }
  return 'en'
}

/** The language of ours that a tag asks for: pt-BR before pt; zh-TW and zh-HK are written as zh-Hant, zh-CN as zh-Hans. */
export function spoken(tag: string): string | undefined {
  try {
    const asked = new Intl.Locale(tag)
    const { language, script } = asked.maximize()
    return [`${language}-${asked.region}`, `${language}-${script}`, language].find((each) => each in LANGUAGES)
  } catch {
    return undefined // no tag of a language
  }
}

/** The text of a catalogue in a language. */
function written(tag: string, catalogue: string): Promise<string> {
  return files[`../../../src/jemaa/locales/${tag}/${catalogue}.ftl`]()
}

/** Catalogues that were asked for later: whoever asks for one that is on its way waits for it, too. */
const coming = new Map<string, Promise<void>>()

/** Load a part of the page together with a catalogue that only it needs: `withWords('lesson', import('./Lesson.svelte'))`. */
export async function withWords<Part>(catalogue: string, part: Promise<Part>): Promise<Part> {
  if (!wanted.has(catalogue)) {
    wanted.add(catalogue)
    // Untracked: the block that awaits this would begin anew with each other language, and forget all that is in it.
    coming.set(catalogue, untrack(() => add(catalogue)))
  }
  await coming.get(catalogue)
  return part
}

/** Add a catalogue to the language that is spoken; if it can't be had, it may be asked for again. */
async function add(catalogue: string): Promise<void> {
  const { language, bundle } = chosen
  try {
    bundle!.addResource(new FluentResource(await written(language === PSEUDO ? 'en' : language, catalogue)))
  } catch (error) {
    wanted.delete(catalogue)
    throw error
  }
}

/** Load a language and speak it from now on. */
export async function choose(tag: string): Promise<void> {
  const source = tag === PSEUDO ? 'en' : tag
  const bundle = new FluentBundle([locale(tag), 'en'], { transform: tag === PSEUDO ? pseudo : undefined })
  const loaded = new Set<string>()
  // Parts of the page may ask for more catalogues while these are on their way.
  while (loaded.size < wanted.size) {
    const missing = [...wanted].filter((catalogue) => !loaded.has(catalogue))
    for (const text of await Promise.all(missing.map((catalogue) => written(source, catalogue)))) bundle.addResource(new FluentResource(text))
    for (const catalogue of missing) loaded.add(catalogue)
  }
  chosen.bundle = bundle
  chosen.language = tag
  document.documentElement.lang = tag
  document.documentElement.dir = direction(tag)
}

/** Choose a language for good. */
export async function prefer(tag: string): Promise<void> {
  remember('language', tag)
  await choose(tag)
}

/** A message in words. A missing one shows its id: a test looks for those. */
export function t(id: string, args?: Args): string {
  const message = chosen.bundle?.getMessage(id)
  return message?.value ? chosen.bundle!.formatPattern(message.value, args ?? null, []) : id
}

/** Sentences in a row, as the language in use sets them: Chinese and Japanese leave no space between them. */
export function joined(sentences: string[]): string {
  return sentences.filter(Boolean).join(/^(ja|zh)/.test(chosen.language) ? '' : ' ')
}

/** Whether there are words for it. */
export function hasMessage(id: string): boolean {
  return chosen.bundle?.hasMessage(id) ?? false
}
