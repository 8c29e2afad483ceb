// Runs in a separate process: Remotion is installed in another folder.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { home, folder, output, video } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const load = createRequire(join(home, 'package.json'))
const { renderMedia, selectComposition } = load('@remotion/renderer')

const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const found = browser.find((path) => existsSync(path))
const options = {
  serveUrl: join(folder, 'remotion-bundle'),
  logLevel: 'error',
  ...(found ? { browserExecutable: found } : {}),
  chromeMode: found?.endsWith('shell') ? 'headless-shell' : 'chrome-for-testing',
  chromiumOptions: { enableMultiProcessOnLinux: true },
}
const optionOf = (option) => video[video.indexOf(option) + 1]
const composition = await selectComposition({ ...options, id: 'reel' })
await renderMedia({
  ...options,
  composition,
  codec: 'h264',
  audioCodec: 'aac',
  outputLocation: output,
  crf: Number(optionOf('-crf')),
  x264Preset: optionOf('-preset'),
  ffmpegOverride: ({ args }) =>
    args.includes('libx264')
      ? [...args.slice(0, -1), '-x264-params', optionOf('-x264-params'), ...args.slice(-1)]
      : args,
})
process.exit(0)
