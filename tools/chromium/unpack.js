/** Unpacks Chromium, its libraries and its fonts into the folder that TMPDIR names, where the package unpacks to. */
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

const packed = new URL('node_modules/@sparticuz/chromium/bin/', import.meta.url)
await Promise.all((await readdir(packed)).map((name) => inflate(fileURLToPath(new URL(name, packed)))))
