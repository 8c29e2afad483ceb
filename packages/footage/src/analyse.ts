import type { FaceTrack, FootageSound, FootageSpan } from '@kadr/contract/studio/footage'
import type { FootageJob } from './worker/job.ts'
import { FootageFailedError, runFootageJob } from './worker/run.ts'

const MEMORY_MEBIBYTES = 800
/** A slow machine needs this many seconds for each of the source. */
const SECONDS_OF_SECOND = 1
const LEAST_SECONDS = 120

const limitsOf = (seconds: number) => ({
  seconds: LEAST_SECONDS + seconds * SECONDS_OF_SECOND,
  memoryMebibytes: MEMORY_MEBIBYTES,
})

type Work = {
  /** Options of ffmpeg that open the file safely. */
  input: readonly string[]
  path: string
  signal?: AbortSignal | undefined
  onProgress?(share: number): void
}

const ignore = () => undefined

/** Where somebody speaks, where it is quiet and how loud it is. */
export const listenToFootage = async ({
  input,
  path,
  seconds,
  signal,
  onProgress = ignore,
}: Work & { seconds: number }): Promise<FootageSound> => {
  const job: FootageJob = { kind: 'listen', input: [...input], path, seconds }
  const done = await runFootageJob({ job, limits: limitsOf(seconds), signal, onProgress })
  if (done.kind !== 'listened') throw new FootageFailedError('no sound came back')
  return done.sound
}

/** The leading face of a part of the source. A long source is watched part by part, so that a killed step is short. */
export const watchFootage = async ({
  input,
  path,
  size,
  span,
  folder,
  signal,
  onProgress = ignore,
}: Work & {
  /** Of the upright picture. */
  size: { width: number; height: number }
  span: FootageSpan
  /** A folder of the caller's, for what the decoder writes down. */
  folder: string
}): Promise<FaceTrack> => {
  const job: FootageJob = { kind: 'watch', input: [...input], path, size, span, folder }
  const limits = limitsOf((span.to - span.from) / 1000)
  const done = await runFootageJob({ job, limits, signal, onProgress })
  if (done.kind !== 'watched') throw new FootageFailedError('no faces came back')
  return done.faces
}

/** Parts of a source to be watched one after another: whole numbers of looks, so that tracks are joined as they are. */
export const WATCH_PART_MS = 600_000

/** Tracks of parts that follow one another. */
export const joinTracks = (parts: readonly FaceTrack[]): FaceTrack => {
  const every = parts[0]?.every ?? 400
  let at = 0
  const scenes = parts.flatMap((part) => {
    const start = at
    at += part.looks.length * every
    return part.scenes.map((scene) => scene + start)
  })
  return { every, looks: parts.flatMap(({ looks }) => looks), scenes: scenes.slice(0, 4000) }
}
