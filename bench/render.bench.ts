import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { renderScene } from '@kadr/render'
import { composeFrames } from '@kadr/render/compose-frames'
import { rawInput, videoOptions } from '@kadr/render/encoding'
import { canvasSize } from '@kadr/scene/canvas-size'
import { type Cost, measureChildren } from './support/process-tree.ts'
import { makeMaterial, referenceScene } from './support/reference-scene.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const LENGTHS = [15, 30]
const path = process.env.PATH ?? ''

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-render-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const files = await makeMaterial(join(folder, 'pack'))
const raw = join(folder, 'frames.yuv')
const size = canvasSize('9:16')

const render = (scene: Scene) => () =>
  renderScene({
    scene,
    files,
    path,
    tempDir: join(folder, 'temp'),
    nice: 0,
    deliver: async () => undefined,
  })

/** The floor: frames that lie ready in memory, only encoded; with sound when there is a file of it. */
const encodeOnly = (sound: readonly string[]) => async () => {
  const output = [...videoOptions('standard'), '-movflags', '+faststart', join(folder, 'bare.mp4')]
  const input = ['-nostdin', '-v', 'error', '-y', ...rawInput(size), '-i', raw, ...sound]
  const child = spawn('ffmpeg', [...input, ...output], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

const storeFrames = async (scene: Scene) => {
  const file = createWriteStream(raw)
  for await (const frame of composeFrames({ scene, files, scale: 1, path })) {
    await new Promise<void>((written, failed) => {
      file.write(frame, (error) => (error ? failed(error) : written()))
    })
  }
  file.end()
  await once(file, 'close')
}

const FIGURES = ['cpuSeconds', 'wallSeconds', 'peakMebibytes'] as const

/** The middle of the rounds, figure by figure. */
const middle = (costs: readonly Cost[]): Cost => {
  const of = (figure: (typeof FIGURES)[number]) => {
    const sorted = costs.map((cost) => cost[figure]).toSorted((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  }
  return {
    cpuSeconds: of('cpuSeconds'),
    wallSeconds: of('wallSeconds'),
    peakMebibytes: of('peakMebibytes'),
  }
}

const [short = 15, long = 30] = LENGTHS
await storeFrames(referenceScene(short))
const sound = ['-i', files['music/upbeat'] ?? '', '-shortest', '-c:a', 'aac', '-b:a', '160k']
const contestants = {
  [`render ${short} s`]: render(referenceScene(short)),
  [`encode ${short} s of ready frames`]: encodeOnly([]),
  [`encode ${short} s of ready frames and sound`]: encodeOnly(sound),
  [`render ${long} s`]: render(referenceScene(long)),
}
const rounds = new Map<string, Cost[]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(contestants))
    rounds.set(name, [...(rounds.get(name) ?? []), await measureChildren(run)])
}
const results = [...rounds].map(([name, costs]) => ({ name, ...middle(costs) }))
console.table(
  Object.fromEntries(
    results.map(({ name, ...cost }) => [
      name,
      Object.fromEntries(FIGURES.map((figure) => [figure, Number(cost[figure].toFixed(1))])),
    ]),
  ),
)
const [ours, bare, heard, longer] = results
if (!ours || !bare || !heard || !longer) throw new Error('a contestant is missing')
const ratio = (a: number, b: number) => (a / b).toFixed(2)
const lines = [
  `CPU ratio ${ratio(ours.cpuSeconds, bare.cpuSeconds)} (times encoding the frames alone; at most 1.3 wanted)`,
  `CPU ratio ${ratio(ours.cpuSeconds, heard.cpuSeconds)} with sound`,
  `wall ratio ${ratio(ours.wallSeconds, bare.wallSeconds)}`,
  `peak memory ${Math.round(ours.peakMebibytes)} MiB (at most 800 wanted)`,
  `CPU of ${long} s against ${short} s: ${ratio(longer.cpuSeconds, ours.cpuSeconds)} (${ratio(long, short)} is linear)`,
]
for (const line of lines) console.log(`render: ${line}`)
