/** A tree of variations: what was chosen from a position on, with comments; as a link's fragment, or as a file. Knows no rule. */

/** A choice or an outcome, what somebody says of it, and what was tried after it. */
export type Variation = { choice: string; comment: string; next: Variation[] }

/** A position, the tree from there, and where in it somebody looks: the choices that lead there. */
export type Study = { start: string; root: Variation; path: string[] }

/** The longest fragment: longer links are cut by some programs that pass them on. */
export const LONGEST_LINK = 8192
/** The longest text that a fragment may become, so that a small link can't fill the memory. */
const LONGEST_TEXT = 1 << 18
const LONGEST_COMMENT = 2000
const MOST = 5000
/** Of the form of links and files. */
const FORMAT = 1

export const planted = (choices: string[]): Variation => {
  const root: Variation = { choice: '', comment: '', next: [] }
  let end = root
  for (const choice of choices) {
    const next = { choice, comment: '', next: [] }
    end.next.push(next)
    end = next
  }
  return root
}

/** The variation at a path; undefined where there is none. */
export function at(root: Variation, path: string[]): Variation | undefined {
  let here: Variation | undefined = root
  for (const choice of path) here = here?.next.find((each) => each.choice === choice)
  return here
}

/** The tree with another variation in the place of the one at a path; null takes it away. */
function changed(root: Variation, path: string[], change: (old: Variation) => Variation | null): Variation {
  const trail = [root]
  for (const choice of path) trail.push(trail.at(-1)!.next.find((each) => each.choice === choice)!)
  let made = change(trail.at(-1)!)
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const parent = trail[depth]
    made = { ...parent, next: parent.next.flatMap((each) => (each.choice !== path[depth] ? [each] : made ? [made] : [])) }
  }
  return made ?? planted([])
}

/** The tree in which a choice follows a path. */
export function added(root: Variation, path: string[], choice: string): Variation {
  if (at(root, [...path, choice])) return root
  return changed(root, path, (old) => ({ ...old, next: [...old.next, { choice, comment: '', next: [] }] }))
}

export function commented(root: Variation, path: string[], comment: string): Variation {
  return changed(root, path, (old) => ({ ...old, comment: comment.slice(0, LONGEST_COMMENT) }))
}

/** The tree without the variation at a path, and all that follows it. */
export function removed(root: Variation, path: string[]): Variation {
  return changed(root, path, () => null)
}

/** A line of the tree: the choices up to where it branches again, and what branches off there. */
export type TreeLine = { path: string[]; variation: Variation; depth: number }

/** The tree as a list: the main line first, each side line after the choice that it is played instead of, and deeper. */
export function listedTree(root: Variation): TreeLine[] {
  const lines: TreeLine[] = []
  const open: TreeLine[] = root.next.map((variation, rank) => ({ path: [variation.choice], variation, depth: Math.min(rank, 1) })).reverse()
  while (open.length) {
    const line = open.pop()!
    lines.push(line)
    const following = line.variation.next.map((variation, rank) => ({ path: [...line.path, variation.choice], variation, depth: line.depth + Math.min(rank, 1) }))
    // what branches off comes before the main line goes on
    if (following.length) open.push(following[0], ...following.slice(1).reverse())
  }
  return lines
}

// --- links and files

/** As a file: flat, so that its depth doesn't matter. Each variation names the one before it by its place in the list, 0 the start. */
export function written({ start, root, path }: Study): string {
  const rows: (string | number)[][] = []
  const places = new Map<Variation, number>([[root, 0]])
  let here = 0
  const visit: [Variation, Variation][] = root.next.map((each) => [root, each])
  for (let place = 0; place < visit.length; place++) {
    const [parent, variation] = visit[place]
    places.set(variation, place + 1)
    rows.push([places.get(parent)!, variation.choice, ...(variation.comment ? [variation.comment] : [])])
    visit.push(...variation.next.map((each): [Variation, Variation] => [variation, each]))
  }
  here = places.get(at(root, path) ?? root)!
  return JSON.stringify({ analysis: FORMAT, start, comment: root.comment, tree: rows, here })
}

/** What a file holds; null where it is none. Whether its choices are legal, the server says. */
export function readStudy(text: string): Study | null {
  try {
    return text.length <= LONGEST_TEXT ? studied(JSON.parse(text)) : null
  } catch {
    return null
  }
}

function studied(data: unknown): Study | null {
  const { analysis, start, comment, tree, here } = data as Record<string, unknown>
  if (analysis !== FORMAT || typeof start !== 'string' || typeof comment !== 'string' || !Array.isArray(tree) || tree.length > MOST) return null
  const root: Variation = { choice: '', comment: comment.slice(0, LONGEST_COMMENT), next: [] }
  const all = [root]
  const paths: string[][] = [[]]
  for (const row of tree as unknown[]) {
    const [parent, choice, words = ''] = row as unknown[]
    const before = all[parent as number]
    if (!Array.isArray(row) || !before || typeof choice !== 'string' || !choice || choice.length > 40 || typeof words !== 'string' || before.next.some((each) => each.choice === choice)) return null
    const made = { choice, comment: words.slice(0, LONGEST_COMMENT), next: [] }
    before.next.push(made)
    all.push(made)
    paths.push([...paths[parent as number], choice])
  }
  return typeof here === 'number' && paths[here] ? { start, root, path: paths[here] } : null
}

/** The study as a fragment, packed; it may be too long for a link. */
export async function fragment(study: Study): Promise<string> {
  const packed = await through(new Blob([written(study)]), new CompressionStream('deflate-raw'), Infinity)
  return btoa(Array.from(packed!, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The study of a fragment; null where it is none. */
export async function fromFragment(text: string): Promise<Study | null> {
  if (!text || text.length > LONGEST_LINK || !/^[\w-]+$/.test(text)) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const unpacked = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), LONGEST_TEXT)
    return unpacked && readStudy(new TextDecoder('utf-8', { fatal: true }).decode(unpacked))
  } catch {
    return null
  }
}

/** What comes out of a stream; null where it is more than so many bytes. */
async function through(blob: Blob, stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = blob.stream().pipeThrough(stream).getReader()
  for (let got = await reader.read(); !got.done; got = await reader.read()) {
    size += got.value.length
    if (size > most) return void reader.cancel(), null
    parts.push(got.value)
  }
  const whole = new Uint8Array(size)
  let filled = 0
  for (const part of parts) (whole.set(part, filled), (filled += part.length))
  return whole
}
