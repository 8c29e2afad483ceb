import { join } from 'node:path'
import { ensureCeph, startCeph } from './lib/ceph.mjs'
import { ensureFaketime } from './lib/ensure-faketime.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensurePgbouncer } from './lib/ensure-pgbouncer.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// Publishing: `npm run chaos -- --network all --targets 2000 --seed 7 --kills 20`. Rendering: `npm run chaos --
// --renders 100 --seed 7 --kills 40`. Paying: `npm run chaos -- --payments 2000 --seed 7 --kills 20`. Messages of the
// bot: `npm run chaos -- --messages 5000 --seed 7 --kills 20`. Automations: `npm run chaos -- --automations 200 --days 60
// --seed 7 --kills 30`. Answers to what people write: `npm run chaos -- --replies 3000 --seed 7 --kills 20`. Webhooks:
// `npm run chaos -- --webhooks 10000 --seed 7 --kills 20`. Many machines: `npm run chaos -- --machines --seed 7 --kills 16`.
const args = process.argv.slice(2)
const asksFor = (name) => args.some((arg) => arg.startsWith(`--${name}`))
const SUBJECTS = ['payments', 'renders', 'messages', 'automations', 'replies', 'webhooks']
const subject = SUBJECTS.find(asksFor)

/** What machines need beside us: a pooler, a store, clocks that differ. */
const openMachines = async () => {
  if (process.getuid?.() !== 0) throw new Error('Диски машин монтируются: запустите под root')
  ensureFfmpeg()
  const env = {
    PGBOUNCER: ensurePgbouncer().join(' '),
    FAKETIME_LIBRARY: ensureFaketime(),
  }
  if (process.env.S3_ENDPOINT) return { env, stop: async () => undefined }
  ensureCeph()
  const store = await startCeph()
  return { env: { ...env, ...store.env }, stop: store.stop }
}

await ensureInstalled()
const isOfMachines = asksFor('machines')
const machines = isOfMachines ? await openMachines() : { env: {}, stop: async () => undefined }
try {
  process.exitCode = await run({
    command: findNode(),
    args: [
      join(ROOT, 'bench/chaos', isOfMachines ? 'machines/run.ts' : `${subject ?? 'run'}.ts`),
      ...args,
    ],
    env: machines.env,
  })
} finally {
  await machines.stop()
}
