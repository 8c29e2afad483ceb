import { ensurePeers, findPeersNode, PEERS } from './lib/ensure-peers.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensurePeers()
process.exitCode = await run({
  command: 'vitest',
  args: [
    'run',
    ...['--config', 'packages/networks/test/peers/vitest.config.ts'],
    // Names of files, to run some of them.
    ...process.argv.slice(2),
  ],
  env: { PEERS_DIR: PEERS, PEERS_NODE: findPeersNode() },
  shell: process.platform === 'win32',
})
