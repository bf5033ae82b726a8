/** The title of the browser's tab: that of the screen, after the number of tables that wait for this person. */
import { whole } from './numbers'
import { turns } from './mine.svelte'

const screen = $state({ title: 'jemaa' })

/** Give the screen its title. */
export function entitle(title: string): void {
  screen.title = title
}

/** Show the title and, where the page is installed, the number on its icon, as they are now. */
export function showTitle(): void {
  const count = turns()
  document.title = count ? `(${whole(count)}) ${screen.title}` : screen.title
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => {}) // only an installed page has an icon
}
