import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { renderScene } from '@kadr/render'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { makeSounds, soundFacts } from './make-sounds.ts'
import { type FilmMotion, measureMotion } from './measure-motion.ts'
import { OTHER_KINDS } from './other-kinds.ts'

const SCALE = 0.25
/** LUFS. */
const LOUDNESS = { least: -15.5, most: -12.5 }
const FROZEN_SECONDS = 1
/** Shares of frames that move, in all of a film and in its first half second. */
const LEAST_MOTION: FilmMotion = { moving: 0.6, hook: 0.8 }

export type FilmFacts = ReadonlyMap<string, AssetFacts>

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
  const motion = measureMotion(file)
  const isLively = motion.moving >= LEAST_MOTION.moving && motion.hook >= LEAST_MOTION.hook
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return [
    ...(isLively
      ? []
      : [`moves in ${percent(motion.moving)} of its frames, at first ${percent(motion.hook)}`]),
    ...(isHeard ? [] : [`has a loudness of ${loudness} LUFS`]),
    ...[...stderr.matchAll(/freeze_start: (\S+)/g)].map(([, at]) => `stands still at ${at} s`),
  ]
}

type Film = { name: string; sceneOf: (facts: FilmFacts) => Scene }

/** `perStyle` films of every kind in every style, each with other words. */
export const listFilms = ({
  styles,
  slideshowOf,
  perStyle,
}: {
  styles: readonly { key: string }[]
  slideshowOf: (style: string, seed: number, facts: FilmFacts) => Scene
  perStyle: number
}): Film[] => {
  const kinds = [{ name: 'slideshow', sceneOf: slideshowOf }, ...OTHER_KINDS]
  return Array.from({ length: perStyle }, (_, round) =>
    styles.flatMap(({ key }, at) =>
      kinds.map(({ name, sceneOf }) => ({
        name: `${name}-${key}-${round + 1}`,
        sceneOf: (facts: FilmFacts) => sceneOf(key, round * styles.length + at, facts),
      })),
    ),
  ).flat()
}

/** Renders small films, tells each problem at once and returns how many there were. */
export const checkFilms = async ({
  folder,
  films,
  tell,
}: {
  folder: string
  films: readonly Film[]
  tell: (problem: string) => void
}): Promise<number> => {
  mkdirSync(join(folder, 'films'), { recursive: true })
  const files = await makeSounds(join(folder, 'sounds'))
  let problems = 0
  for (const { name, sceneOf } of films) {
    const file = join(folder, 'films', `${name}.mp4`)
    const found = await renderScene({
      scene: sceneOf(soundFacts),
      files,
      path: process.env.PATH ?? '',
      tempDir: join(folder, 'temp'),
      cacheDir: join(folder, 'cache'),
      scale: SCALE,
      deliver: async ({ video }) => copyFileSync(video, file),
    }).then(
      () => checkFilm(file),
      (error: unknown) => [`is not rendered: ${String(error)}`],
    )
    for (const problem of found) tell(`${name} ${problem}`)
    problems += found.length
  }
  return problems
}
