import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FootageWord } from '@kadr/contract/studio/footage'
import { chooseClips } from '@kadr/domain/studio/footage/clips/choose-clips'
import { DEFAULT_FILLERS, findFillers } from '@kadr/domain/studio/footage/fillers'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import {
  closeIdleFootageWorkers,
  joinTracks,
  listenToFootage,
  WATCH_PART_MS,
  watchFootage,
} from '@kadr/footage'
import { closeIdleWorkers, renderScene } from '@kadr/render'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { ownVideo } from '@kadr/scene/kinds/own-video/own-video'
import { type Cost, measureChildren } from './support/process-tree.ts'

/** An hour of talk to ten clips: each step with its processor time, `MINUTES=6` for a shorter talk. */
const MINUTES = Number(process.env.MINUTES ?? 60)
const CLIPS = Number(process.env.CLIPS ?? 10)
const LOOP_SECONDS = 60
const path = process.env.PATH ?? ''
const folder = mkdtempSync(join(tmpdir(), 'kadr-footage-bench-'))
const talk = join(folder, 'talk.mp4')

/** A minute of a person's size in the picture with a voice that pauses, repeated without being encoded again. */
const film = () => {
  const minute = join(folder, 'minute.mp4')
  const picture = 'testsrc2=s=1920x1080:r=30'
  const voice = `anoisesrc=c=pink:a=0.5:r=48000,tremolo=f=4:d=0.8,volume='if(lt(mod(t,7),5.8),1,0.002)':eval=frame`
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', voice],
    ...[
      '-t',
      `${LOOP_SECONDS}`,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-g',
      '30',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', minute],
  ])
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-stream_loop', `${MINUTES - 1}`, '-i', minute],
    ...['-c', 'copy', talk],
  ])
}

const SAID =
  'Почему чашка трескается в печи? Самая частая ошибка это спешка. Ну глина сохнет от трёх до семи дней. Я сама испортила первые двадцать чашек. Самое главное это воздух внутри. Один пузырёк и в печи взрыв.'.split(
    ' ',
  )

/** As many words as a person says in the time, in the order of a talk. */
const speak = (ms: number): FootageWord[] =>
  Array.from({ length: Math.floor(ms / 400) }, (_, at) => ({
    text: SAID[at % SAID.length] ?? '',
    from: at * 400,
    to: at * 400 + 320,
  }))

const lines: Record<string, object> = {}
const note = (step: string, { cpuSeconds, wallSeconds, peakMebibytes }: Cost) => {
  lines[step] = {
    'CPU, s': cpuSeconds.toFixed(1),
    'CPU to a second of talk': (cpuSeconds / (MINUTES * 60)).toFixed(4),
    'wall, s': wallSeconds.toFixed(1),
    'peak, MiB': Math.round(peakMebibytes),
  }
}

const watchAll = async (ms: number) => {
  const parts = []
  for (let from = 0; from < ms; from += WATCH_PART_MS) {
    const span = { from, to: Math.min(ms, from + WATCH_PART_MS) }
    const size = { width: 1920, height: 1080 }
    parts.push(await watchFootage({ input: ['-i', talk], path, size, span, folder }))
  }
  return joinTracks(parts)
}

try {
  film()
  const ms = MINUTES * 60_000
  const input = ['-i', talk]
  let sound: Awaited<ReturnType<typeof listenToFootage>> | undefined
  let faces: Awaited<ReturnType<typeof watchAll>> | undefined
  note(
    'sound: speech, quiet, loudness',
    await measureChildren(async () => {
      sound = await listenToFootage({ input, path, seconds: ms / 1000 })
    }),
  )
  note(
    'picture: faces, changes',
    await measureChildren(async () => {
      faces = await watchAll(ms)
    }),
  )
  const words = speak(ms)
  const known = { words, sound: sound ?? null, source: ms }
  const before = performance.now()
  const clips = chooseClips({ ...known, keywords: ['чашка'] })
  const pauses = findPauses({ words, speech: sound?.speech ?? [], source: ms })
  const fillers = findFillers({
    words,
    fillers: DEFAULT_FILLERS,
    quiet: sound?.quiet ?? [],
    source: ms,
  })
  lines['words: clips, pauses, fillers'] = {
    'wall, s': ((performance.now() - before) / 1000).toFixed(2),
  }
  const facts = new Map<string, AssetFacts>([
    [
      'talk',
      {
        kind: 'video',
        seconds: ms / 1000,
        hasSound: true,
        footage: { words, sound: sound ?? null, faces: faces ?? null },
      },
    ],
  ])
  const source = { asset: 'talk', ms, width: 1920, height: 1080, hasSound: true }
  let rendered = 0
  note(
    `${Math.min(CLIPS, clips.length)} reels rendered`,
    await measureChildren(async () => {
      for (const { span, title } of clips.slice(0, CLIPS)) {
        const cuts = [...pauses, ...fillers]
          .map(({ from, to, why }) => ({ from, to, why }))
          .slice(0, 4000)
        const form = createOwnVideoForm({ source, span, title, cuts, music: null })
        const scene = ownVideo.toScene({ form, facts })
        rendered += scene.seconds
        await renderScene({
          scene,
          files: { talk },
          tempDir: join(folder, 'temp'),
          cacheDir: join(folder, 'cache'),
          path,
          deliver: ({ video }) => {
            if (process.env.KEEP) copyFileSync(video, process.env.KEEP)
            return Promise.resolve()
          },
        })
      }
    }),
  )
  console.log(
    `${MINUTES} minutes of talk, ${clips.length} clips proposed, ${rendered.toFixed(0)} s of reels`,
  )
  console.table(lines)
} finally {
  closeIdleFootageWorkers()
  closeIdleWorkers()
  rmSync(folder, { recursive: true, force: true })
}
