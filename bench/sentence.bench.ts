import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { closeIdleWorkers, renderScene } from '@kadr/render'
import { directReel } from '@kadr/scene/director/direct-reel'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STARTER_MUSIC } from '@kadr/scene/sound/starter-sounds'
import { writeStoryboard } from '@kadr/writer'
import { lowest, type Match, playRound, type Round, ratioOf } from './support/cost-figures.ts'
import { encodeOnly, storeFrames } from './support/encoding-floor.ts'
import { makeMaterial } from './support/reference-scene.ts'

// From a typed sentence to the film of 1080×1920: words, objects, style, frames, sound.
// `npm run bench -- sentence [topic]`; a topic that the templates know.
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const [topic = 'Как выбрать кофе в зёрнах для дома'] = process.argv.slice(2)
const path = process.env.PATH ?? ''

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-sentence-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { 'music/upbeat': music = '' } = await makeMaterial(join(folder, 'pack'))
const tunes = Object.values(STARTER_MUSIC).map(({ asset }) => asset)
const files = Object.fromEntries(tunes.map((asset) => [asset, music]))
const facts: ReadonlyMap<string, AssetFacts> = new Map(
  tunes.map((asset) => [asset, { kind: 'audio', seconds: 30, hasSound: true }]),
)

const sceneOf = async (): Promise<Scene> => {
  const storyboard = await writeStoryboard(topic)
  if (!storyboard) throw new Error(`The templates do not know «${topic}»`)
  const form = directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant: 0,
    aspect: '9:16',
    brand: { ...NO_BRAND, name: 'Кадр' },
    assets: [],
  })
  return slideshow.toScene({ form, facts })
}

const makeFilm = async (cacheDir: string) =>
  renderScene({
    scene: await sceneOf(),
    files,
    path,
    tempDir: join(folder, 'temp'),
    cacheDir,
    nice: 0,
    deliver: async () => undefined,
  })

let films = 0
/** Nothing is prepared: a worker starts, and the objects are drawn anew. */
const makeFirst = () => {
  films += 1
  closeIdleWorkers()
  const cacheDir = join(folder, `cache-${films}`)
  mkdirSync(cacheDir)
  return makeFilm(cacheDir)
}

const raw = join(folder, 'frames.yuv')
const scene = await sceneOf()
await storeFrames({ scene, files, path, raw })
const bare = encodeOnly({ raw, output: join(folder, 'bare.mp4') })
const kept = join(folder, 'cache')
const matches: Match[] = [
  { name: 'the first film', ours: makeFirst, bare },
  { name: 'the next film of the topic', ours: () => makeFilm(kept), bare },
]
// Fills the cache of objects.
await makeFilm(kept)
const played = new Map<string, Round[]>(matches.map(({ name }) => [name, []]))
for (let round = 0; round < ROUNDS; round += 1)
  for (const match of matches) played.get(match.name)?.push(await playRound(match))

console.log(`sentence: «${topic}», a film of ${scene.seconds.toFixed(1)} s`)
for (const [name, rounds] of played) {
  const { wallSeconds } = lowest(rounds.map(({ ours }) => ours))
  const alone = lowest(rounds.flatMap(({ bare: costs }) => costs)).wallSeconds
  console.log(
    `sentence: ${name}: ${wallSeconds.toFixed(1)} s, encoding its frames alone ${alone.toFixed(1)} s; ratio of the whole time ${ratioOf(rounds, 'wallSeconds')}`,
  )
}
