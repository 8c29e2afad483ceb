import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { type AudioPlan, audioPlan } from '@kadr/scene/audio-plan'
import { type Media, probeMedia } from '../inputs/probe-media.ts'
import { startProgram } from '../program.ts'
import { blame, RenderFailedError } from '../render-failed-error.ts'
import { MEASURE, measureLoudness, readLoudness } from './loudness.ts'
import { masterFilter } from './master.ts'
import { mixGraph, SAMPLE_RATE } from './mix-graph.ts'

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 512 }

/** How the encoder gets its sound: options of an input, and a filter. */
export type Sound = { input: string[]; filter: string }

const SILENCE: Sound = {
  input: ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`],
  filter: 'anull',
}

/** Tracks whose files have sound. A silent clip is no mistake; silent music is. */
const openTracks = async (plan: AudioPlan, path: string, fileOf: (asset: string) => string) => {
  const media: Media[] = []
  const tracks: AudioPlan['tracks'][number][] = []
  for (const track of plan.tracks) {
    const { asset } = track
    const found = await probeMedia({ file: fileOf(asset), asset, code: 'sound', path })
    if (found.hasSound) {
      media.push(found)
      tracks.push(track)
    } else if (track.role !== 'clip') {
      throw new RenderFailedError({ code: 'sound', asset, detail: 'no sound in it' })
    }
  }
  return { media, plan: { ...plan, tracks } }
}

/** Mixes all tracks into one file and finds what brings it to the loudness of the networks. */
export const mixAudio = async ({
  scene,
  folder,
  path,
  fileOf,
}: {
  scene: Scene
  folder: string
  path: string
  fileOf(asset: string): string
}): Promise<Sound> => {
  const { media, plan } = await openTracks(audioPlan(scene), path, fileOf)
  if (plan.tracks.length === 0) return SILENCE
  const file = join(folder, 'mix.wav')
  const program = startProgram({
    program: 'ffmpeg',
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-v', 'info', '-y'],
      ...media.flatMap(({ input }) => input),
      ...[
        '-filter_complex',
        `${mixGraph(plan)};[mix]${MEASURE}[out]`,
        '-map',
        '[out]',
        '-t',
        `${plan.seconds}`,
      ],
      ...['-c:a', 'pcm_f32le', '-f', 'wav', `file:${file}`],
    ],
    path,
    limits: LIMITS,
    stdin: 'ignore',
    stdout: 'ignore',
  })
  const { complaint } = await program.ended.catch((cause: unknown) => {
    throw blame(cause, { code: 'sound' })
  })
  const input = ['-f', 'wav', '-i', `file:${file}`]
  const filter = await masterFilter({
    mix: readLoudness(complaint),
    measure: (before) => measureLoudness({ input, filter: before, path }),
  })
  return { input, filter }
}
