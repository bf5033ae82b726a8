/** The only scripts that this page names by their addresses, as its policy wants them. */

import { BASE } from './base'

const NAMES = ['worker.js', 'offline.js', 'engine.js'] as const
type Name = (typeof NAMES)[number]
type Policy = { createScriptURL(name: string): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

const checked = (name: string) => {
  if (!NAMES.some((each) => each === name)) throw new TypeError(name)
  return BASE + name
}
let policy: Policy | null = null

/** The address of a worker's script. */
export function scriptAddress(name: Name): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes
  policy ??= policies?.createPolicy('jemaa-worker', { createScriptURL: checked }) ?? { createScriptURL: checked }
  return policy.createScriptURL(name)
}
