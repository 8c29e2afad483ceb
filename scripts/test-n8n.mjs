import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureN8n, N8N, N8N_TOOL } from './lib/ensure-n8n.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// `npm run test:n8n`: the node of n8n is built and linted by the tool of n8n, which finds its packages above the copy.
const COPY = join(N8N, 'package')
const SOURCES = ['credentials', 'icons', 'nodes', 'eslint.config.mjs', 'package.json', 'README.md']

await ensureInstalled()
await ensureN8n()
rmSync(COPY, { recursive: true, force: true })
for (const name of [...SOURCES, 'tsconfig.json']) {
  cpSync(join(ROOT, 'integrations/n8n', name), join(COPY, name), { recursive: true })
}
const runTool = (command) =>
  run({ command: findNode(), args: [N8N_TOOL, command], cwd: COPY, env: { CI: 'true' } })
process.exitCode = (await runTool('build')) || (await runTool('lint'))
