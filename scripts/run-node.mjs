import { join } from 'node:path'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// `node scripts/run-node.mjs <program> [argument…]`: a program of the project, by the pinned Node.
const [program, ...args] = process.argv.slice(2)

await ensureInstalled()
process.exitCode = await run({ command: findNode(), args: [join(ROOT, program), ...args] })
