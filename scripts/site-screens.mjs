import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run({
  command: findNode(),
  args: [join(ROOT, 'e2e/site-screens.ts'), ...process.argv.slice(2)],
  env: { CHROMIUM_PATH: ensureChromium() },
})
