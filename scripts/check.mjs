import { runSteps } from './gates/run-steps.mjs'
import { FAST_STEPS } from './gates/steps.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
process.exitCode = (await runSteps(FAST_STEPS)) ? 0 : 1
