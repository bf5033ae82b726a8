/** A position that follows from the last one begins with what the last search knows of it. */
import type { Engine } from './engine.ts'
import { FARTHEST, MOST_SEATS, type Tree } from './functions.ts'
import { newTree } from './search.ts'

const PARTS = ['choice', 'first', 'size', 'visits', 'prior', 'value'] as const
/** The nodes of a tree, outside of a module's memory. */
export type Lifted = { used: number } & Record<(typeof PARTS)[number], ArrayLike<number>>

/** The part of a tree below a position; null where the tree does not have it. `root`: the position at which the tree begins. */
export function lifted(engine: Engine, tree: Tree, root: Uint8Array, position: Uint8Array): Lifted | null {
  const { room, sizes, call } = engine
  const mark = room.mark
  const rows = room.rows(sizes.row, FARTHEST + 2)
  rows.row(0).set(root)
  rows.row(FARTHEST + 1).set(position)
  const node = call.findNode({ rows, data: rows.bytes }, tree, 1, 0)
  const part = node ? subtree(engine, tree, node) : null
  room.release(mark)
  return part
}

function subtree(engine: Engine, tree: Tree, node: number): Lifted {
  const most = Number(tree.used.view[0])
  const made = newTree(engine, most)
  engine.call.copySubtree(tree, node, made, engine.room.numbers('i', most))
  const used = Number(made.used.view[0])
  const copied = Object.fromEntries(PARTS.map((part) => [part, made[part].view.slice(0, used * (part === 'value' ? MOST_SEATS : 1))]))
  return { used, ...copied } as Lifted
}

/** Put what was lifted into a tree that has room for it. */
export function planted(tree: Tree, { used, ...parts }: Lifted): void {
  tree.used.view[0] = BigInt(used)
  for (const part of PARTS) tree[part].view.set(parts[part])
}
