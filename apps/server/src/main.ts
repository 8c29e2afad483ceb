import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { resolveOnce } from './platform/process/resolve-once.ts'

// Imports after this line use the compile cache, from the second start on.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/kadr-compile'))
resolveOnce()

const [{ loadConfig }, { readEnv }, { requireOrExit }] = await Promise.all([
  import('./config/config.ts'),
  import('./config/env.ts'),
  import('./platform/process/report-failure.ts'),
])
const config = requireOrExit(() => loadConfig(readEnv()))

// Most of a start is this import: a wrong variable is reported before it.
const [{ composition }, { seed }, { runProgram }] = await Promise.all([
  import('./app.ts'),
  import('./modules/operations/demo/index.ts'),
  import('./platform/process/run-program.ts'),
])

await runProgram({ config, composition, seed, print: (text) => process.stdout.write(text) })
