// Runs on any Node from 18 on, before anything is installed.
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensureVoices } from './lib/ensure-voices.mjs'
import { ensureYtdlp } from './lib/ensure-ytdlp.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runServer } from './lib/run-server.mjs'

await ensureInstalled()
await ensureBuilt()
ensureFfmpeg()
ensureYtdlp()
runServer()
ensureVoices()
