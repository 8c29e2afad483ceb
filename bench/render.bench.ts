import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { dismissWorkers, renderScene } from '@kadr/render'
import { SOUND_OPTIONS } from '@kadr/render/encoding'
import { FIGURES, lowest, ratioOf } from './support/cost-figures.ts'
import { encodeOnly, storeFrames } from './support/encoding-floor.ts'
import { filmClip } from './support/filmed-clip.ts'
import { demoScene, makeFootage, memeScene, talkingScene } from './support/kind-scenes.ts'
import { type Cost, measureChildren } from './support/process-tree.ts'
import { makeMaterial, referenceScene } from './support/reference-scene.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const LENGTHS = [15, 30]
const path = process.env.PATH ?? ''

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-render-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const pack = join(folder, 'pack')
const drawn = { ...(await makeMaterial(pack)), ...(await makeFootage(pack)) }
const files: Record<string, string> = {
  ...drawn,
  filmed: filmClip({
    picture: drawn['background/mountains'] ?? '',
    output: join(folder, 'filmed.mp4'),
  }),
}
const rawOf = (name: string) => join(folder, `${name}.yuv`)
const bare = (name: string, sound: readonly string[] = []) =>
  encodeOnly({ raw: rawOf(name), output: join(folder, 'bare.mp4'), sound })

const render = (scene: Scene) => () =>
  renderScene({
    scene,
    files,
    path,
    tempDir: join(folder, 'temp'),
    nice: 0,
    deliver: async () => undefined,
  })

/** As the first after a pause: its process has to start. */
const renderAnew = (scene: Scene) => () => {
  dismissWorkers()
  return render(scene)()
}

const [short = 15, long = 30] = LENGTHS
const kinds = {
  'product demo': demoScene(),
  'greenscreen meme': memeScene(),
  'talking head, filmed': talkingScene({ kind: 'clip', asset: 'filmed', from: 0, isLooped: true }),
  'talking head, a cartoon': talkingScene({
    kind: 'clip',
    asset: 'character/owl',
    from: 0,
    isLooped: true,
  }),
  'drawn presenter before a clip': talkingScene({
    kind: 'drawn',
    key: 'anna',
    backdrop: 'character/owl',
  }),
}
for (const [name, scene] of Object.entries({ reference: referenceScene(short), ...kinds }))
  await storeFrames({ scene, files, path, raw: rawOf(name) })
const sound = ['-i', files['music/upbeat'] ?? '', '-shortest', ...SOUND_OPTIONS]
const contestants = {
  [`render ${short} s`]: render(referenceScene(short)),
  [`encode ${short} s of ready frames`]: bare('reference'),
  [`encode ${short} s of ready frames and sound`]: bare('reference', sound),
  [`render ${long} s`]: render(referenceScene(long)),
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([name, scene]) => [
      [`render ${name}`, render(scene)],
      [`encode ${name}`, bare(name)],
      [`encode ${name} and sound`, bare(name, sound)],
    ]),
  ),
  'render product demo by a new process': renderAnew(kinds['product demo']),
}
const rounds = new Map<string, Cost[]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(contestants))
    rounds.set(name, [...(rounds.get(name) ?? []), await measureChildren(run)])
}
const results = [...rounds].map(([name, costs]) => ({ name, ...lowest(costs) }))
console.table(
  Object.fromEntries(
    results.map(({ name, ...cost }) => [
      name,
      Object.fromEntries(FIGURES.map((figure) => [figure, Number(cost[figure].toFixed(1))])),
    ]),
  ),
)
const [ours, , , longer] = results
if (!ours || !longer) throw new Error('a contestant is missing')
const share = (a: number, b: number) => (a / b).toFixed(2)
const ratio = (name: string, bare: string, figure: (typeof FIGURES)[number] = 'cpuSeconds') =>
  ratioOf({ ours: rounds.get(name) ?? [], bare: rounds.get(bare) ?? [], figure })
const rendered = `render ${short} s`
const encoded = `encode ${short} s of ready frames`
const lines = [
  `CPU ratio ${ratio(rendered, encoded)}, times encoding the frames alone; at most 1.3 wanted`,
  `CPU ratio ${ratio(rendered, `${encoded} and sound`)} with sound`,
  `wall ratio ${ratio(rendered, encoded, 'wallSeconds')}`,
  `peak memory ${Math.round(ours.peakMebibytes)} MiB; at most 800 wanted`,
  `CPU of ${long} s against ${short} s: ${share(longer.cpuSeconds, ours.cpuSeconds)}; ${share(long, short)} is linear`,
]
const WANTED = {
  'product demo': 1.6,
  'greenscreen meme': 2,
  'talking head, filmed': 1.6,
  'talking head, a cartoon': 1.6,
  'drawn presenter before a clip': 1.6,
}
for (const [name, most] of Object.entries(WANTED)) {
  const [alone, withSound] = [`encode ${name}`, `encode ${name} and sound`].map((encoding) =>
    ratio(`render ${name}`, encoding),
  )
  lines.push(
    `${name}: CPU ratio ${alone}, ${withSound} of encoding frames and sound; at most ${most} wanted`,
  )
}
lines.push(
  `product demo by a new process: CPU ratio ${ratio('render product demo by a new process', 'encode product demo')}`,
)
for (const line of lines) console.log(`render: ${line}`)
