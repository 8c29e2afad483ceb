import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { type AudioPlan, type PlannedTrack, planAudio } from '@kadr/scene/sound/audio-plan'
import { openMedia, probeMedia } from '../inputs/probe-media.ts'
import { startProgram } from '../program.ts'
import { blame, RenderFailedError } from '../render-failed-error.ts'
import { joinPieces } from './join-pieces.ts'
import { MEASURE, measureLoudness, readLoudness } from './loudness.ts'
import { chooseMasterFilter, SILENCE_LUFS } from './master.ts'
import { buildMixGraph, type MixedTrack, type MixPlan, RUMBLE, SAMPLE_RATE } from './mix-graph.ts'

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 512 }

/** Audio input options and filter of the encoder. */
export type Sound = { input: string[]; filter: string }

const SILENCE: Sound = {
  input: ['-f', 'lavfi', '-i', `anullsrc=r=${SAMPLE_RATE}:cl=stereo`],
  filter: 'anull',
}

type Files = { path: string; folder: string; fileOf(asset: string): string }

type Opened = { track: MixedTrack; input: string[] }

/** The level a voice is brought to before it is made even. */
const VOICE_LUFS = -18
const MOST_RAISE = 24

const joinTrack = async (
  track: PlannedTrack,
  { input, path, folder }: { input: string[]; path: string; folder: string },
): Promise<Opened> => {
  const { pieces, id } = track
  if (!pieces) return { track, input }
  const file = join(folder, `${id}.wav`)
  await joinPieces({ pieces, input, file, path })
  return { track: { ...track, from: 0, until: null }, input: ['-f', 'wav', '-i', `file:${file}`] }
}

const levelTrack = async ({ track, input }: Opened, path: string): Promise<Opened> => {
  if (!track.isEven) return { track, input }
  const { lufs } = await measureLoudness({ input, filter: RUMBLE, path })
  const level = lufs < SILENCE_LUFS ? 0 : Math.min(MOST_RAISE, VOICE_LUFS - lufs)
  return { track: { ...track, level }, input }
}

/** A clip may have a stream of sound with nothing to hear in it. */
const isAudible = async (input: readonly string[], path: string): Promise<boolean> =>
  (await measureLoudness({ input, filter: 'anull', path })).lufs >= SILENCE_LUFS

/**
 * Tracks whose files contain audio, with their input options. A clip without audio is valid; music
 * without audio is an error. Where something is heard, what stands in for it is left out.
 */
const openTracks = async (plan: AudioPlan, { path, folder, fileOf }: Files) => {
  const hasFallback = plan.tracks.some(({ isFallback }) => isFallback)
  const opened: Opened[] = []
  for (const track of plan.tracks) {
    const { asset, role } = track
    const sound = { file: fileOf(asset), asset, code: 'sound' } as const
    const isClip = role === 'clip'
    const maySilent = isClip || track.pieces !== undefined
    if (maySilent && !(await probeMedia({ ...sound, path })).hasSound) continue
    const input = await openMedia(sound)
    if (isClip && hasFallback && !(await isAudible(input, path))) continue
    opened.push(await levelTrack(await joinTrack(track, { input, path, folder }), path))
  }
  const isHeard = opened.some(({ track }) => track.role !== 'effect' && !track.isFallback)
  const kept = opened.filter(({ track }) => !(track.isFallback && isHeard))
  return {
    inputs: kept.flatMap(({ input }) => input),
    plan: { ...plan, tracks: kept.map(({ track }) => track) },
  }
}

/**
 * Finds the track that broke the mix. Runs only after a failure: probing every track up front would
 * add a process start to each render.
 */
const findBrokenTrack = async (
  plan: MixPlan,
  { path, fileOf }: Omit<Files, 'folder'>,
  cause: unknown,
) => {
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
  const { inputs, plan } = await openTracks(planAudio(scene), { path, folder, fileOf })
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
