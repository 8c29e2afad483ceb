import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// The release before beside this one on one database: `npm run test:upgrade -- v0.2.0`, any commit.
await ensureInstalled()
await ensureBuilt()
ensureFfmpeg()
process.exitCode = await run({
  command: findNode(),
  args: [join(ROOT, 'bench/upgrade/run.ts'), ...process.argv.slice(2)],
})
