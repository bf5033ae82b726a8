/** Which screen the address means. */
import { STATIC, to } from './base'

export type Route = { screen: 'home' } | { screen: 'new'; game: string; here: boolean } | { screen: 'table'; key: string } | { screen: 'watch' } | { screen: 'offline' } | { screen: 'verify'; key: string | null } | { screen: 'fairness' } | { screen: 'analyse'; key: string; at: number | null } | { screen: 'puzzles'; game: string; name: string } | { screen: 'embed'; key: string } | { screen: 'missing' } | { screen: 'rules'; game: string } | { screen: 'lesson'; game: string; table: string }

/** A path as a screen. The table that a lesson was opened from is in the fragment, which no server gets to see. */
export function routed(path: string, query = '', fragment = ''): Route {
  const [, first, key, name] = path.split('/')
  if (first === 't' && key) return { screen: 'table', key }
  if (first === 'embed' && key) return { screen: 'embed', key }
  if (first === 'verify') return { screen: 'verify', key: key ?? null }
  if (first === 'fairness' || first === 'watch' || first === 'offline') return { screen: first }
  if (first === 'analyse') return { screen: first, key: key ?? '', at: moment(query) }
  if (first === 'puzzles') return { screen: first, game: key ?? '', name: name ?? '' }
  if (first === 'rules' && key) return { screen: 'rules', game: key }
  if (first) return { screen: 'missing' }
  const asked = new URLSearchParams(query)
  const learned = asked.get('learn')
  if (learned) return { screen: 'lesson', game: learned, table: fragment.slice(1) }
  const game = asked.get('new')
  return game ? { screen: 'new', game, here: asked.has('here') } : { screen: 'home' }
}

/** The moment of a game that is asked for; null for none. */
function moment(query: string): number | null {
  const at = new URLSearchParams(query).get('at')
  return at && /^\d{1,5}$/.test(at) ? Number(at) : null
}

/** The screen of the present address. A page without a server begins where tables without one are begun. */
function current(): Route {
  const { pathname, search, hash } = STATIC ? new URL(location.hash.slice(1) || '/', location.origin) : location
  const asked = routed(pathname, search, hash)
  return STATIC && asked.screen === 'home' ? { screen: 'offline' } : asked
}

const here = $state({ route: current() })

export const route = () => here.route

/** Go to a path of this page. */
export function go(path: string): void {
  history.pushState(null, '', to(path))
  arrive()
}

/** Go to a path that takes the place of the one before: "back" doesn't lead there again. */
export function goInstead(path: string): void {
  history.replaceState(null, '', to(path))
  arrive()
}

function arrive(): void {
  moved = true
  here.route = current()
  scrollTo(0, 0)
}

addEventListener('popstate', arrive)

let [first, moved] = [true, false]

/**
 * The heading of a screen takes the focus when somebody comes there, or when what had it went with the screen before: so
 * reading and Tab go on from there. When the page itself is loaded browsers begin at its top by themselves.
 */
export function heading(node: HTMLElement): void {
  node.tabIndex = -1
  if (moved || (!first && document.activeElement === document.body)) node.focus({ preventScroll: true })
  first = moved = false
}

/** For links: a plain click stays on this page. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
  event.preventDefault()
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!.replace(/^#/, ''))
}
