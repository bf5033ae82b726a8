/** What a push message says: it carries facts, and these are the words for them, in the page's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { direction } from '../lib/direction'
import type { TurnCall } from '../lib/wire'

const files = import.meta.glob<string>('../../../src/jemaa/locales/*/turns.ftl', { query: '?raw', import: 'default', eager: true })

export type Worded = { title: string; options: NotificationOptions & { data: { path: string } } }

/** A message as the browser shows it; a newer one about the same table takes its place. */
export function worded(call: TurnCall): Worded {
  const lang = call.language && catalogue(call.language) ? call.language : 'en'
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue(lang)!))
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!, { game: call.game, name: call.name, asker: call.asker ?? '' }, [])
  const [title, body] = call.asker ? ['push-again-title', 'push-again-body'] : ['push-title', 'push-body']
  return { title: say(title), options: { body: say(body), tag: call.number, lang, dir: direction(lang), data: { path: new URL(call.link).pathname } } }
}

function catalogue(language: string): string | undefined {
  return Object.entries(files).find(([name]) => name.includes(`/locales/${language}/`))?.[1]
}
