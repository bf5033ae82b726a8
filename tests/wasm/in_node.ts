/** Runs a module in Node: the cases come on the standard input, what they give goes to the standard output. */
import { readFileSync } from 'node:fs'
import { report } from './module.ts'

const [module] = process.argv.slice(2)
process.stdout.write((await report(JSON.parse(readFileSync(0, 'utf-8')), readFileSync(module))).join('\n'))
