import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// `node scripts/run-browser.mjs <program> [argument…]`: a program that looks at the built application in a browser.
const [program, ...args] = process.argv.slice(2)

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run({
  command: findNode(),
  args: [join(ROOT, program), ...args],
  env: { CHROMIUM_PATH: ensureChromium() },
})
