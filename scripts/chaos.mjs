import { join } from 'node:path'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// Publishing: `npm run chaos -- --network all --targets 2000 --seed 7 --kills 20`. Rendering: `npm run chaos --
// --renders 100 --seed 7 --kills 40`. Paying: `npm run chaos -- --payments 2000 --seed 7 --kills 20`. Messages of the
// bot: `npm run chaos -- --messages 5000 --seed 7 --kills 20`. Automations: `npm run chaos -- --automations 200 --days 60
// --seed 7 --kills 30`. Answers to what people write: `npm run chaos -- --replies 3000 --seed 7 --kills 20`. Webhooks:
// `npm run chaos -- --webhooks 10000 --seed 7 --kills 20`.
const args = process.argv.slice(2)
const asksFor = (name) => args.some((arg) => arg.startsWith(`--${name}`))
const SUBJECTS = ['payments', 'renders', 'messages', 'automations', 'replies', 'webhooks']
const subject = SUBJECTS.find(asksFor)
const program = subject ? `${subject}.ts` : 'run.ts'
await ensureInstalled()
process.exitCode = await run({
  command: findNode(),
  args: [join(ROOT, 'bench/chaos', program), ...args],
})
