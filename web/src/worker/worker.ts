/** Runs in the browser beside the page: shows that it is somebody's turn, leads to the table, and opens the page without a connection. */
import type { TurnCall } from '../lib/wire'
import { answered } from './kept'
import { worded } from './wording'

type Happened = { waitUntil(work: Promise<unknown>): void }
type Fetched = { request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Happened & { data: { json(): unknown } | null }
type Clicked = Happened & { notification: Notification }
type Window = { url: string; focus(): Promise<unknown> }
/** What of a service worker's world is used here: TypeScript knows either that or a page's. */
type World = {
  registration: ServiceWorkerRegistration
  location: Location
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>; openWindow(path: string): Promise<unknown> }
  addEventListener(what: 'install' | 'activate', hear: (event: Happened) => void): void
  addEventListener(what: 'fetch', hear: (event: Fetched) => void): void
  addEventListener(what: 'push', hear: (event: Pushed) => void): void
  addEventListener(what: 'notificationclick', hear: (event: Clicked) => void): void
}
const world = self as unknown as World

world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()))
world.addEventListener('activate', (event) => event.waitUntil(world.clients.claim()))
world.addEventListener('fetch', (event) => {
  const answer = answered(event.request, world.location.origin)
  if (answer) event.respondWith(answer)
})

world.addEventListener('push', (event) => {
  const { title, options } = worded(event.data!.json() as TurnCall)
  event.waitUntil(world.registration.showNotification(title, options))
})

world.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as { path: string }).path))
})

async function lead(path: string): Promise<unknown> {
  const windows = await world.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((each) => new URL(each.url).pathname === path)
  return there ? there.focus() : world.clients.openWindow(path)
}
