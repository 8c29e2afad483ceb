import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { encodeWav } from '../sound/pcm.ts'
import { openLibrary } from './library.ts'
import { order } from './order.ts'
import { type Pass, timesOf } from './times.ts'

/**
 * Events have a resolution of 100 ms blocks. A pass four times slower gives four times finer times.
 */
const TIMING_RATE = 0.25

const { library, dataPath, folder, text, voice, speed } = z.parse(
  order,
  JSON.parse(readFileSync(0, 'utf8')),
)
// The default settings do not allow such a low rate.
writeFileSync(join(folder, 'RHVoice.conf'), 'min_rate=0.1\n')

let pass: Pass = { rate: 24_000, count: 0, events: [] }
let chunks: Int16Array[] = []
const engine = openLibrary({
  library,
  dataPath,
  configPath: folder,
  listener: {
    onRate(rate) {
      pass.rate = rate
    },
    onSamples(samples) {
      pass.count += samples.length
      chunks.push(samples)
    },
    onEvent({ kind, position }) {
      pass.events.push({ kind, position, at: pass.count })
    },
  },
})

const run = (rate: number) => {
  pass = { rate: 24_000, count: 0, events: [] }
  chunks = []
  engine.speak({ text, voice, rate })
  return pass
}

const slow = run(TIMING_RATE)
const heard = run(speed)
const samples = new Int16Array(heard.count)
let at = 0
for (const chunk of chunks) {
  samples.set(chunk, at)
  at += chunk.length
}
writeFileSync(join(folder, 'voice.wav'), encodeWav({ samples, rate: heard.rate }))
writeFileSync(join(folder, 'times.json'), JSON.stringify({ words: timesOf({ slow, heard }) }))
