import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt({ isForced: !process.argv.includes('--if-changed') })
