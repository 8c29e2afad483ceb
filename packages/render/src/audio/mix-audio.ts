import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { type AudioPlan, audioPlan } from '@kadr/scene/audio-plan'
import { openMedia, probeMedia } from '../inputs/probe-media.ts'
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

type Files = { path: string; fileOf(asset: string): string }

/** Tracks whose files have sound, with what opens these. A silent clip is no mistake; silent music is. */
const openTracks = async (plan: AudioPlan, { path, fileOf }: Files) => {
  const inputs: string[] = []
  const tracks: AudioPlan['tracks'][number][] = []
  for (const track of plan.tracks) {
    const { asset, role } = track
    const sound = { file: fileOf(asset), asset, code: 'sound' } as const
    if (role === 'clip' && !(await probeMedia({ ...sound, path })).hasSound) continue
    inputs.push(...(await openMedia(sound)))
    tracks.push(track)
  }
  return { inputs, plan: { ...plan, tracks } }
}

/** Which sound has spoiled the mix: looking into each beforehand would cost every render the start of a program. */
const findSpoiled = async (plan: AudioPlan, { path, fileOf }: Files, cause: unknown) => {
  if (cause instanceof RenderFailedError) return cause
  for (const { asset } of plan.tracks) {
    const { hasSound } = await probeMedia({ file: fileOf(asset), asset, code: 'sound', path })
    if (!hasSound) return new RenderFailedError({ code: 'sound', asset, detail: 'no sound in it' })
  }
  return blame(cause, { code: 'sound' })
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
  const { inputs, plan } = await openTracks(audioPlan(scene), { path, fileOf })
  if (plan.tracks.length === 0) return SILENCE
  const file = join(folder, 'mix.wav')
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-v', 'info', '-y'],
      ...inputs,
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
    stdout: 'ignore',
  })
  const { stderr } = await program.ended.catch(async (cause: unknown) => {
    throw await findSpoiled(plan, { path, fileOf }, cause)
  })
  const input = ['-f', 'wav', '-i', `file:${file}`]
  const filter = await masterFilter({
    mix: readLoudness(stderr),
    measure: (before) => measureLoudness({ input, filter: before, path }),
  })
  return { input, filter }
}
