// Runs in a separate process: editly is installed in another folder and needs a display.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { home, output, slides, video, sound } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const entry = join(home, 'node_modules/editly/index.js')
const { default: editly } = await import(pathToFileURL(entry).href)

// Clips are sequential here, and each crossfade shortens both.
const count = slides.slides.length
const duration = (slides.seconds + slides.fade * (count - 1)) / count
const clips = slides.slides.map(({ picture, text, from, to }) => ({
  duration,
  layers: [
    {
      ...{ type: 'image', path: picture, resizeMode: 'cover' },
      zoomDirection: to.size < from.size ? 'in' : 'out',
      zoomAmount: Math.abs(1 / to.size - 1 / from.size) || 0.1,
    },
    { type: 'subtitle', text, fontPath: slides.font },
  ],
}))

await editly({
  outPath: output,
  ...{ width: 1080, height: 1920, fps: 30 },
  audioFilePath: slides.music,
  loopAudio: true,
  customOutputArgs: [...video, ...sound, '-movflags', '+faststart'],
  defaults: { transition: { name: 'fade', duration: slides.fade } },
  clips,
})
