import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// It drives a browser, so it lives with the others that do.
const script = join(import.meta.dirname, '../e2e/preview-bench.ts')
const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
process.exitCode = status ?? 1
