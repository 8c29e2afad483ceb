import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { renderScene } from '@kadr/render'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { STARTER_EFFECTS, STARTER_MUSIC } from '@kadr/scene/starter-sounds'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { CATALOG, findMade } from '@kadr/starter'
import { makePack } from '@kadr/starter/make-pack'
import { OTHER_KINDS } from './other-kinds.ts'

const SCALE = 0.25
/** LUFS. */
const LOUDNESS = { least: -15.5, most: -12.5 }
const FROZEN_SECONDS = 1

const SOUNDS = [
  ...Object.entries(STARTER_MUSIC).map(([key, { asset }]) => ({ key: `music/${key}`, asset })),
  ...Object.entries(STARTER_EFFECTS).map(([key, asset]) => ({ key: `effect/${key}`, asset })),
]

/** Music and effects of the starter pack, by the ids that styles play them by. */
const makeSounds = async (folder: string): Promise<Record<string, string>> => {
  const items = CATALOG.filter(({ key }) => SOUNDS.some((sound) => sound.key === key))
  await makePack({ folder, ffmpeg: 'ffmpeg', items })
  return Object.fromEntries(
    SOUNDS.flatMap(({ key, asset }) => {
      const item = items.find((one) => one.key === key)
      const file = item && findMade(folder, item)
      return file ? [[asset, file]] : []
    }),
  )
}

const FACTS: ReadonlyMap<string, AssetFacts> = new Map(
  SOUNDS.map(({ asset }) => [asset, { kind: 'audio', seconds: 30, hasSound: true }]),
)

/** What ffmpeg says of the loudness and of moments without motion. */
const checkFilm = (file: string): string[] => {
  const { stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-nostdin', '-hide_banner', '-nostats', '-i', file],
      ...['-vf', `freezedetect=n=-60dB:d=${FROZEN_SECONDS}`],
      ...['-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
    ],
    { encoding: 'utf8' },
  )
  const loudness = Number(/I:\s+(\S+) LUFS(?![\s\S]*I:\s+\S+ LUFS)/.exec(stderr)?.[1])
  const isHeard = loudness >= LOUDNESS.least && loudness <= LOUDNESS.most
  return [
    ...(isHeard ? [] : [`has a loudness of ${loudness} LUFS`]),
    ...[...stderr.matchAll(/freeze_start: (\S+)/g)].map(([, at]) => `stands still at ${at} s`),
  ]
}

/** Renders a small film of every kind in every style; returns what is wrong with them. */
export const checkFilms = async (
  folder: string,
  slideshowOf: (style: string, seed: number, facts: typeof FACTS) => Scene,
): Promise<string[]> => {
  const films = join(folder, 'films')
  mkdirSync(films, { recursive: true })
  const files = await makeSounds(join(folder, 'sounds'))
  const kinds = [{ name: 'slideshow', sceneOf: slideshowOf }, ...OTHER_KINDS]
  const problems: string[] = []
  for (const [seed, { key }] of STYLES.entries()) {
    for (const { name, sceneOf } of kinds) {
      const file = join(films, `${name}-${key}.mp4`)
      await renderScene({
        scene: sceneOf(key, seed, FACTS),
        files,
        path: process.env.PATH ?? '',
        tempDir: join(folder, 'temp'),
        cacheDir: join(folder, 'cache'),
        scale: SCALE,
        deliver: async ({ video }) => copyFileSync(video, file),
      })
      problems.push(...checkFilm(file).map((problem) => `${name} in ${key} ${problem}`))
    }
  }
  return problems
}
