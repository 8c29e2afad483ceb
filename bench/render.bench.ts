import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { closeIdleWorkers, renderScene } from '@kadr/render'
import {
  FIGURES,
  lowest,
  type Match,
  playRound,
  type Round,
  ratioOf,
} from './support/cost-figures.ts'
import { encodeOnly, storeFrames } from './support/encoding-floor.ts'
import { filmClip, filmTalk, recordScreen } from './support/filmed-clip.ts'
import { demoScene, makeFootage, memeScene, talkingScene } from './support/kind-scenes.ts'
import { ownVideoScene, TALK_SECONDS } from './support/own-video-scene.ts'
import { type Cost, measureChildren } from './support/process-tree.ts'
import { makeMaterial, referenceScene } from './support/reference-scene.ts'
import { styledScene } from './support/styled-scene.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const [SHORT, LONG] = [15, 30]
const path = process.env.PATH ?? ''

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-render-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const pack = join(folder, 'pack')
const drawn = { ...(await makeMaterial(pack)), ...(await makeFootage(pack)) }
const picture = drawn['background/mountains'] ?? ''
const files: Record<string, string> = {
  ...drawn,
  filmed: filmClip({ picture, output: join(folder, 'filmed.mp4') }),
  recorded: recordScreen({ picture, output: join(folder, 'recorded.mp4') }),
  talk: filmTalk({ picture, output: join(folder, 'talk.mp4'), seconds: TALK_SECONDS }),
}
const rawOf = (name: string) => join(folder, `${name}.yuv`)
const bare = (name: string) => encodeOnly({ raw: rawOf(name), output: join(folder, 'bare.mp4') })

const render = (scene: Scene) => () =>
  renderScene({
    scene,
    files,
    path,
    tempDir: join(folder, 'temp'),
    cacheDir: join(folder, 'cache'),
    nice: 0,
    deliver: async () => undefined,
  })

/** Cold start: includes forking a worker. */
const renderAnew = (scene: Scene) => () => {
  closeIdleWorkers()
  return render(scene)()
}

const MOST: Record<string, number> = {
  'greenscreen meme': 2,
  'designed slides': 1.3,
  'own video': 1.5,
}

/** `KINDS='own video'` measures one beside the reference. */
const wanted = process.env.KINDS?.split(',')
const all = {
  'designed slides': styledScene(SHORT, 'music/upbeat'),
  'product demo': demoScene('recorded'),
  'product demo, a cartoon': demoScene('character/owl'),
  'product demo, filmed': demoScene('filmed'),
  'greenscreen meme': memeScene(),
  'talking head, filmed': talkingScene({ kind: 'clip', asset: 'filmed', from: 0, isLooped: true }),
  'talking head, a cartoon': talkingScene({
    kind: 'clip',
    asset: 'character/owl',
    from: 0,
    isLooped: true,
  }),
  'drawn presenter': talkingScene({ kind: 'drawn', key: 'anna', backdrop: null }),
  'drawn presenter before a clip': talkingScene({
    kind: 'drawn',
    key: 'anna',
    backdrop: 'character/owl',
  }),
  'own video': ownVideoScene('talk'),
}
const kinds = Object.fromEntries(
  Object.entries(all).filter(([name]) => !wanted || wanted.includes(name)),
)
for (const [name, scene] of Object.entries({ reference: referenceScene(SHORT), ...kinds }))
  await storeFrames({ scene, files, path, raw: rawOf(name) })
const demoAnew: Match = {
  name: 'product demo by a new process',
  ours: renderAnew(all['product demo']),
  bare: bare('product demo'),
}
const matches: Match[] = [
  {
    name: `reference, ${SHORT} s`,
    ours: render(referenceScene(SHORT)),
    bare: bare('reference'),
    most: 1.3,
  },
  ...Object.entries(kinds).map(([name, scene]) => ({
    name,
    ours: render(scene),
    bare: bare(name),
    most: MOST[name] ?? 1.6,
  })),
  ...(wanted ? [] : [demoAnew]),
]
const played = new Map<string, Round[]>(matches.map(({ name }) => [name, []]))
for (let round = 0; round < ROUNDS; round += 1) {
  for (const match of matches) played.get(match.name)?.push(await playRound(match))
}
const rounded = (cost: Cost) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, Number(cost[figure].toFixed(1))]))
console.table(
  Object.fromEntries(
    [...played].flatMap(([name, rounds]) => [
      [`render ${name}`, rounded(lowest(rounds.map(({ ours }) => ours)))],
      [`encode ${name}`, rounded(lowest(rounds.flatMap(({ bare }) => bare)))],
    ]),
  ),
)
for (const { name, most } of matches) {
  const ratio = ratioOf(played.get(name) ?? [])
  const wanted = most ? `; at most ${most} wanted` : ''
  console.log(`render: ${name}: CPU ratio ${ratio}, times encoding its frames alone${wanted}`)
}
const [[, reference = []] = []] = played
const { cpuSeconds, peakMebibytes } = lowest(reference.map(({ ours }) => ours))
const longer = await measureChildren(render(referenceScene(LONG)))
console.log(`render: wall ratio of the reference ${ratioOf(reference, 'wallSeconds')}`)
console.log(`render: peak memory ${Math.round(peakMebibytes)} MiB; at most 800 wanted`)
console.log(
  `render: CPU of ${LONG} s against ${SHORT} s: ${(longer.cpuSeconds / cpuSeconds).toFixed(2)}; ${LONG / SHORT} is linear`,
)
