/** What the service worker answers from what the browser keeps: the page without a connection. */
import { PAGE_CACHE } from '../lib/keep'
import { BASE, CACHE } from '../offline/files'

/** Answer from what is kept, else by the network: for files whose names change with their contents. */
const KEPT_FIRST = /^(assets\/|offline\/[0-9a-f]{8,}\/)/
/** Left to the network alone. */
const NEVER = /^api\//

/** The answer to a request of the page; undefined for one that is left to the browser. */
export function answered(request: Request, here: string): Promise<Response> | undefined {
  const address = new URL(request.url)
  const inside = address.pathname.slice(BASE.length)
  if (request.method !== 'GET' || address.origin !== here || NEVER.test(inside)) return undefined
  if (KEPT_FIRST.test(inside)) return kept(address.pathname).then((answer) => answer ?? fetch(request))
  const path = request.mode === 'navigate' ? BASE : address.pathname
  return fetch(request).catch(async (error: unknown) => {
    const answer = await kept(path)
    if (answer) return answer
    throw error
  })
}

async function kept(path: string): Promise<Response | undefined> {
  for (const name of [PAGE_CACHE, CACHE]) {
    const answer = (await caches.has(name)) ? await (await caches.open(name)).match(path) : undefined
    if (answer) return answer
  }
  return undefined
}
