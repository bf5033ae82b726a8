/** Runs in the browser while the page is closed: shows that it is somebody's turn, and leads to the table. */
import type { TurnCall } from '../lib/wire'
import { worded } from './wording'

type Happened = { waitUntil(work: Promise<unknown>): void }
type Pushed = Happened & { data: { json(): unknown } | null }
type Clicked = Happened & { notification: Notification }
type Window = { url: string; focus(): Promise<unknown> }
/** What of a service worker's world is used here: TypeScript knows either that or a page's. */
type World = {
  registration: ServiceWorkerRegistration
  clients: { matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>; openWindow(path: string): Promise<unknown> }
  addEventListener(what: 'push', hear: (event: Pushed) => void): void
  addEventListener(what: 'notificationclick', hear: (event: Clicked) => void): void
}
const world = self as unknown as World

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
