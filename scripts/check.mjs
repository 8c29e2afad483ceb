import { runSteps } from './gates/run-steps.mjs'
import { FAST_STEPS } from './gates/steps.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
ensureFfmpeg()
process.exitCode = (await runSteps(FAST_STEPS)) ? 0 : 1
