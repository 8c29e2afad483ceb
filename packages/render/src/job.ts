import { scene } from '@kadr/contract/scene'
import * as z from 'zod/mini'
import { RENDER_FAILURES } from './render-failed-error.ts'

export const VIDEO_FILE = 'video.mp4'
export const POSTER_FILE = 'poster.jpg'

const failureCodes = Object.keys(RENDER_FAILURES)

/** What a worker is told to make. */
export const renderJob = z.object({
  scene,
  /** Paths by asset. */
  files: z.record(z.string(), z.string()),
  /** Pixels of the output to a point of the scene. */
  scale: z.number().check(z.minimum(0.05), z.maximum(1)),
  quality: z.enum(['standard', 'high']),
  /** Moments to draw as pictures instead of a video; null for a video with its cover. */
  stills: z.nullable(z.array(z.number()).check(z.maxLength(40))),
  /** An empty folder that is removed afterwards. */
  folder: z.string(),
  /** Where programs are looked for. */
  path: z.string(),
  planeMebibytes: z.int(),
  /** How much others go first, from 0 to 19. */
  nice: z.int(),
})
export type RenderJob = z.infer<typeof renderJob>

const isFailure = (code: string): boolean => failureCodes.includes(code)

/** What a worker says. */
export const workerMessage = z.discriminatedUnion('kind', [
  /** From 0 to 1. */
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
