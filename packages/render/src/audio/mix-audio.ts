import { join } from 'node:path'
import type { Scene } from '@kadr/contract/scene'
import { type AudioPlan, planAudio } from '@kadr/scene/audio-plan'
import { openMedia, probeMedia } from '../inputs/probe-media.ts'
import { startProgram } from '../program.ts'
import { blame, RenderFailedError } from '../render-failed-error.ts'
import { MEASURE, measureLoudness, readLoudness } from './loudness.ts'
import { chooseMasterFilter } from './master.ts'
import { buildMixGraph, SAMPLE_RATE } from './mix-graph.ts'

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 512 }

/** Audio input options and filter of the encoder. */
export type Sound = { input: string[]; filter: string }

const SILENCE: Sound = {
  input: ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`],
  filter: 'anull',
}

type Files = { path: string; fileOf(asset: string): string }

/**
 * Tracks whose files contain audio, with their input options. A clip without audio is valid; music
 * without audio is an error.
 */
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

/**
 * Finds the track that broke the mix. Runs only after a failure: probing every track up front would
 * add a process start to each render.
 */
const findBrokenTrack = async (plan: AudioPlan, { path, fileOf }: Files, cause: unknown) => {
  if (cause instanceof RenderFailedError) return cause
  for (const { asset } of plan.tracks) {
    const { hasSound } = await probeMedia({ file: fileOf(asset), asset, code: 'sound', path })
    if (!hasSound) return new RenderFailedError({ code: 'sound', asset, detail: 'no sound in it' })
  }
  return blame(cause, { code: 'sound' })
}

/**
 * Mixes all tracks into one file and computes the filter that reaches the networks' loudness
 * target.
 */
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
  const { inputs, plan } = await openTracks(planAudio(scene), { path, fileOf })
  if (plan.tracks.length === 0) return SILENCE
  const file = join(folder, 'mix.wav')
  const program = startProgram({
    args: [
      ...['-nostdin', '-hide_banner', '-nostats', '-v', 'info', '-y'],
      ...inputs,
      ...[
        '-filter_complex',
        `${buildMixGraph(plan)};[mix]${MEASURE}[out]`,
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
    throw await findBrokenTrack(plan, { path, fileOf }, cause)
  })
  const input = ['-f', 'wav', '-i', `file:${file}`]
  const filter = await chooseMasterFilter({
    mix: readLoudness(stderr),
    measure: (before) => measureLoudness({ input, filter: before, path }),
  })
  return { input, filter }
}
