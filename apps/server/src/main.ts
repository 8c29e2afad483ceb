import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readEnv } from './config/env.ts'
import { resolveOnce } from './platform/process/resolve-once.ts'

// Imports after this line use the compile cache, from the second start on.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/kadr-compile'))
resolveOnce()

const [{ composition }, { seed }, { runProgram }] = await Promise.all([
  import('./app.ts'),
  import('./modules/demo/index.ts'),
  import('./platform/process/run-program.ts'),
])

await runProgram({
  env: readEnv(),
  composition,
  seed,
  print: (text) => process.stdout.write(text),
})
