import { scene } from '@kadr/contract/studio/scene/scene'
import * as z from 'zod/mini'
import { RENDER_FAILURES } from '../render-failed-error.ts'

export const VIDEO_FILE = 'video.mp4'
export const POSTER_FILE = 'poster.jpg'

const failureCodes = Object.keys(RENDER_FAILURES)

/** Message that starts a job in a worker. */
export const renderJob = z.object({
  scene,
  /** Paths by asset. */
  files: z.record(z.string(), z.string()),
  /** Output pixels per point of the scene. */
  scale: z.number().check(z.minimum(0.05), z.maximum(1)),
  quality: z.enum(['standard', 'high']),
  /** Moments to render as pictures; null renders a video with its poster. */
  stills: z.nullable(z.array(z.number()).check(z.maxLength(40))),
  /** An empty folder, removed by the parent. */
  folder: z.string(),
  /** Baked objects, shared by the workers of a machine. */
  objectsDir: z.string(),
  /** PATH for child processes. */
  path: z.string(),
  planeMebibytes: z.int(),
  /** Scheduling priority, 0 to 19. */
  nice: z.int(),
})
export type RenderJob = z.infer<typeof renderJob>

const isFailure = (code: string): boolean => failureCodes.includes(code)

/** Messages from a worker to its parent. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** 0 to 1. */
  z.object({ kind: z.literal('progress'), share: z.number() }),
  z.object({
    kind: z.literal('done'),
    width: z.int(),
    height: z.int(),
    frames: z.int(),
    files: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('failed'),
    code: z.string().check(z.refine(isFailure)),
    asset: z.nullable(z.string()),
    detail: z.string(),
  }),
])
export type WorkerMessage = z.infer<typeof workerMessage>

/**
 * Increase when the same scene renders differently: cached results of older versions are not
 * reused.
 */
export const RENDER_VERSION = 8
