import type { Composition } from '@kadr/contract/library/composition'
import { DiskFullError, saysDiskFull } from '@kadr/kit/node/disk-full'
import { createProcessPool } from '@kadr/kit/node/process-pool'
import { ProcessEndedError, type Reading, runInProcess } from '@kadr/kit/node/run-in-process'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { type ImageType, type PictureJob, pictureAnswers, pictureMessage } from './picture-jobs.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'

export type { ImageType } from './picture-jobs.ts'

/** 50 million pixels of a 10-bit AVIF take a gigabyte. */
const LIMITS = { seconds: 60, memoryMebibytes: 1536 }
/** Together with the memory limit this bounds the memory of all pictures of a server process. */
const PROCESSES = 2

const pool = createProcessPool({
  script: new URL('./picture-process.ts', import.meta.url),
  compileCache: new URL('../../../dist/compile-cache', import.meta.url),
  heapMebibytes: 128,
  maxJobs: 50,
})
const limit = pLimit(PROCESSES)

const readMessage = (raw: unknown): Reading<unknown> => {
  const message = z.parse(pictureMessage, raw)
  if (message.kind === 'done') return { done: message.answer }
  const cause = new Error(message.detail)
  if (message.kind === 'refused')
    return { failed: new MediaRefusedError(message.reason, { cause }) }
  return { failed: saysDiskFull(message.detail) ? new DiskFullError(message.detail) : cause }
}

const toRefusal = (error: unknown) => {
  if (!(error instanceof ProcessEndedError)) return error
  const reason = { time: REASONS.slow, memory: REASONS.pixels, crash: REASONS.broken }[error.reason]
  return new MediaRefusedError(reason, { cause: error })
}

const draw = <Answer extends z.ZodMiniType>({
  job,
  answer,
  signal,
  limits = LIMITS,
}: {
  job: PictureJob
  answer: Answer
  signal?: AbortSignal | undefined
  limits?: typeof LIMITS
}): Promise<z.output<Answer>> =>
  limit(async () => {
    try {
      const start = { path: '/usr/bin:/bin' }
      const done = await runInProcess({ pool, start, job, limits, signal, read: readMessage })
      return z.parse(answer, done)
    } catch (error) {
      throw toRefusal(error)
    }
  })

/** Decodes the whole picture once; throws MediaRefusedError on what can't be used. */
export const readImage = (path: string): Promise<{ width: number; height: number }> =>
  draw({ job: { kind: 'read', path }, answer: pictureAnswers.read })

/**
 * At most `width` wide and twice as high, or cropped to exactly `width` by `height`. Transparency becomes white where
 * the type has none.
 */
export const makeImage = ({
  height = null,
  signal,
  ...job
}: {
  path: string
  target: string
  type: ImageType
  width: number
  height?: number | null
  signal?: AbortSignal | undefined
}): Promise<{ width: number; height: number; size: number }> =>
  draw({ job: { kind: 'make', height, ...job }, answer: pictureAnswers.make, signal })

/** A tiny blurred picture as a data URL. */
export const makePlaceholder = async (path: string): Promise<string> => {
  const { url } = await draw({
    job: { kind: 'placeholder', path },
    answer: pictureAnswers.placeholder,
  })
  return url
}

/** A WebP of at most `side` pixels from bytes of an external server. */
export const shrinkPicture = async ({
  seconds,
  bytes: given,
  ...job
}: {
  bytes: Uint8Array
  side: number
  maxPixels: number
  minSide: number
  quality: number
  seconds: number
}): Promise<Buffer> => {
  const { bytes } = await draw({
    job: { kind: 'shrink', bytes: new Uint8Array(given), ...job },
    answer: pictureAnswers.shrink,
    limits: { seconds, memoryMebibytes: 768 },
  })
  return Buffer.from(bytes)
}

/** The thing on a plain ground without that ground, as a WebP; throws MediaRefusedError where the ground is not plain. */
export const cutOutImage = (job: {
  path: string
  target: string
  /** The longest side that is cut. */
  side: number
}): Promise<{ width: number; height: number }> =>
  draw({ job: { kind: 'cut', ...job }, answer: pictureAnswers.cut })

/** Where the subject of a picture is, and where text would cover least of it. */
export const measureComposition = (path: string): Promise<Composition> =>
  draw({ job: { kind: 'compose', path }, answer: pictureAnswers.compose })
