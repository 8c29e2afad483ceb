import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Drives a browser, so it is part of e2e.
const script = join(import.meta.dirname, '../e2e/slow-start-bench.ts')
const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
process.exitCode = status ?? 1
