/** Keeps the page in this browser, so that it opens without a connection. */
import { BASE } from './base'
import { scriptAddress } from './scripts'

/** The name of what the browser keeps of the page; the service worker answers from it. */
export const PAGE_CACHE = 'jemaa-page'
/** What is no part of another file. */
const OTHERS = ['', 'offline.js', 'engine.js', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png'].map((file) => BASE + file)

/** Whether the page opens here without a connection. */
export async function isKept(): Promise<boolean> {
  return 'caches' in window && caches.has(PAGE_CACHE)
}

type Built = Record<string, { file: string; css?: string[]; assets?: string[] }>

/** Keep all of the page in this language; what it does not need any more is dropped. */
export async function keepPage(language: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in window)) return
  await navigator.serviceWorker.register(scriptAddress('worker.js'))
  const [cache, built] = [await caches.open(PAGE_CACHE), (await (await fetch(`${BASE}assets.json`)).json()) as Built]
  const parts = Object.entries(built).filter(([source]) => isSpoken(source, language)).map(([, part]) => part)
  const files = new Set([...OTHERS, ...parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((file) => BASE + file)])
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all([...files].filter((file) => OTHERS.includes(file) || !kept.includes(file)).map((file) => cache.add(file)))
  await Promise.all(kept.filter((file) => !files.has(file)).map((file) => cache.delete(file)))
}

/** Whether a part of the page is in no language, or in this one. */
function isSpoken(source: string, language: string): boolean {
  const tag = /(?:locales|docs\/rules)\/([\w-]+)\//.exec(source)?.[1]
  return !tag || [language, language.split('-')[0], 'en'].includes(tag)
}
