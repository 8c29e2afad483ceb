import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensureYtdlp } from './lib/ensure-ytdlp.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runServer } from './lib/run-server.mjs'

await ensureInstalled()
ensureFfmpeg()
ensureYtdlp()
// The server restarts when its sources change; pages reload by themselves.
runServer({
  flags: ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output'],
  env: { WEB_DEV: 'on' },
})
