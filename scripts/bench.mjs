import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// `npm run bench -- http` runs only the benchmarks whose name contains "http". Further arguments are passed to the
// benchmark: `npm run bench -- publisher --due 1000`.
const [wanted = '', ...options] = process.argv.slice(2)

await ensureInstalled()
await ensureBuilt()
const benches = readdirSync(join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.bench.ts') && name.includes(wanted))
  .sort()
for (const name of benches) {
  const code = await run({ command: findNode(), args: [join(ROOT, 'bench', name), ...options] })
  if (code !== 0) process.exitCode = 1
}
