import { findChangedBase } from './gates/changed-base.mjs'
import { runSteps } from './gates/run-steps.mjs'
import { commitSteps } from './gates/steps.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensureYtdlp } from './lib/ensure-ytdlp.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'

await ensureInstalled()
ensureFfmpeg()
ensureYtdlp()
process.exitCode = (await runSteps(commitSteps({ base: findChangedBase(ROOT) }))) ? 0 : 1
