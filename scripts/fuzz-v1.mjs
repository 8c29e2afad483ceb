import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

// `npm run fuzz:v1 -- --requests 20000`: the public API, asked anything by its own document.
const { values } = parseArgs({ options: { requests: { type: 'string', default: '20000' } } })

await ensureInstalled()
process.exitCode = await run({
  command: 'vitest',
  args: ['run', '--project', 'node', 'scripts/client/fuzz-v1.test.ts'],
  env: { FUZZ_V1_REQUESTS: values.requests },
  shell: process.platform === 'win32',
})
