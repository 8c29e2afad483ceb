/**
 * Ten reels of ten ways to film, each by the whole path: sound and faces are looked for, pauses and fillers cut, a film
 * rendered, its loudness told and a sheet of its frames drawn.
 * `node scripts/run-node.mjs bench/gallery/own-videos/own-videos.ts <folder> [source…]`.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { DEFAULT_FILLERS, findFillers } from '@kadr/domain/studio/footage/fillers'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import { closeIdleFootageWorkers, listenToFootage, watchFootage } from '@kadr/footage'
import { closeIdleWorkers, renderScene } from '@kadr/render'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { ownVideo } from '@kadr/scene/kinds/own-video/own-video'
import { makeSounds, soundFacts } from '../make-sounds.ts'
import { REELS, type SampleReel } from './reels.ts'
import { say } from './say.ts'
import { runFfmpeg, SOURCES } from './sources.ts'

const SCALE = 0.4
const SHEET = { frames: 10, width: 200 }
const MUTE_SECONDS = 8
const path = process.env.PATH ?? ''
const [folder = 'own-videos', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const look = async (name: keyof typeof SOURCES, { script, voice }: SampleReel) => {
  const said = script === '' ? null : await say({ script, voice, folder, name })
  const seconds = said?.seconds ?? MUTE_SECONDS
  const { file, ...size } = await SOURCES[name]({
    folder,
    name,
    voice: said?.file ?? null,
    seconds,
  })
  const input = ['-i', file]
  const span = { from: 0, to: Math.floor(seconds * 1000) }
  const sound = said && (await listenToFootage({ input, path, seconds }))
  const faces = await watchFootage({ input, path, size, span, folder })
  return { file, size, span, words: said?.words ?? null, sound, faces }
}

type Seen = Awaited<ReturnType<typeof look>>

const cutsOf = ({ words, sound, span }: Seen): OwnVideoForm['cuts'] => {
  if (!words || !sound) return []
  const source = span.to
  const { quiet, speech } = sound
  const fillers = findFillers({ words, fillers: DEFAULT_FILLERS, quiet, source })
  return [
    ...findPauses({ words, speech, source }),
    ...fillers.map(({ from, to, why }) => ({ from, to, why })),
  ]
}

const measureLoudness = (file: string): string => {
  const args = [
    '-nostdin',
    '-hide_banner',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ]
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  const told = (name: RegExp) => [...stderr.matchAll(name)].at(-1)?.[1] ?? '?'
  return `${told(/I:\s+(\S+) LUFS/g)} LUFS, range ${told(/LRA:\s+(\S+) LU/g)}, peak ${told(/Peak:\s+(\S+) dBFS/g)}`
}

const drawSheet = (film: string, seconds: number) => {
  const rate = SHEET.frames / seconds
  const tiles = `fps=${rate},scale=${SHEET.width}:-2,tile=${SHEET.frames}x1:padding=8:color=0xd9d7d2`
  runFfmpeg('-i', film, '-vf', tiles, '-frames:v', '1', `${film}.png`)
}

try {
  const sounds = await makeSounds(join(folder, 'sounds'))
  const names = Object.keys(REELS).filter((name) => wanted.length === 0 || wanted.includes(name))
  for (const name of names as (keyof typeof REELS)[]) {
    const { form: part, ...order } = REELS[name]
    const seen = await look(name, { form: part, ...order })
    const { words, sound, faces, size, span } = seen
    const hasSound = sound !== null
    const source = { asset: name, ms: span.to, ...size, hasSound }
    const form = createOwnVideoForm({ source, cuts: cutsOf(seen), ...part })
    const footage = { words, sound, faces }
    const facts = new Map(soundFacts)
    facts.set(name, { kind: 'video', seconds: span.to / 1000, hasSound, footage })
    const scene = ownVideo.toScene({ form, facts })
    const film = join(folder, `${name}-reel.mp4`)
    await renderScene({
      scene,
      files: { ...sounds, [name]: seen.file },
      path,
      tempDir: join(folder, 'temp'),
      cacheDir: join(folder, 'cache'),
      scale: SCALE,
      deliver: async ({ video }) => copyFileSync(video, film),
    })
    drawSheet(film, scene.seconds)
    const faced = faces.looks.filter(Boolean).length / Math.max(1, faces.looks.length)
    const told = [
      `${(span.to / 1000).toFixed(1)} s → ${scene.seconds.toFixed(1)} s, ${form.cuts.length} cuts`,
      `a face in ${Math.round(faced * 100)} % of looks`,
      measureLoudness(film),
    ]
    console.log(`${name}: ${told.join('; ')}`)
  }
} finally {
  closeIdleFootageWorkers()
  closeIdleWorkers()
}
