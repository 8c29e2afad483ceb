import { join } from 'node:path'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
process.exitCode = await run({
  command: findNode(),
  args: [join(ROOT, 'apps/server/src/command.ts'), 'downloads', ...process.argv.slice(2)],
})
