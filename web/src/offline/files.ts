/** The files that playing without a server takes: named by a list, and kept for when there is no connection. */

/** `folder`: where they are, a name that changes with them. `packages`: those with Python's part, to be unpacked. */
export type Manifest = { folder: string; packages: string[]; files: { name: string; bytes: number }[] }

/** The name of what the browser keeps of them. */
export const CACHE = 'jemaa-offline'
/** The path of the page's files: this script lies beside them. */
export const BASE = new URL('.', self.location.href).pathname
const MANIFEST = `${BASE}offline/manifest.json`

/** Fetch all files that are not kept yet; `tell` hears how many bytes have come, of all, whenever it is a hundredth more. Those of other versions are dropped. */
export async function fetched(tell: (done: number, of: number) => void): Promise<Manifest> {
  const cache = await caches.open(CACHE)
  const listed = await newest(cache)
  const manifest = { ...listed, folder: BASE + listed.folder.slice(1) }
  const of = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  let [done, reported] = [0, -1]
  const count = (bytes: number) => {
    done += bytes
    const hundredths = Math.floor((100 * done) / of)
    if (hundredths > reported) tell(done, of)
    reported = hundredths
  }
  count(0)
  await Promise.all(manifest.files.map(({ name, bytes }) => keep(cache, manifest.folder + name, bytes, count)))
  const addresses = (await cache.keys()).map(({ url }) => url)
  await Promise.all(addresses.filter((url) => ![MANIFEST, manifest.folder].some((path) => new URL(url).pathname.startsWith(path))).map((url) => cache.delete(url)))
  return manifest
}

/** The list of the files: the server's, or the one that is kept where none answers. */
async function newest(cache: Cache): Promise<Manifest> {
  const answer = await fetch(MANIFEST).catch(() => undefined)
  if (answer?.ok) await cache.put(MANIFEST, answer)
  const kept = await cache.match(MANIFEST)
  if (!kept) throw new Error(`${MANIFEST}: ${answer?.status ?? 'no answer'}`)
  return (await kept.json()) as Manifest
}

/** Keep a file; `count` hears of each piece as it comes. */
async function keep(cache: Cache, address: string, bytes: number, count: (bytes: number) => void): Promise<void> {
  if (await cache.match(address)) return count(bytes)
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      count(piece.byteLength)
      out.enqueue(piece)
    },
  })
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  await cache.put(address, new Response(answer.body.pipeThrough(counting), { headers: { 'content-type': type } }))
}
