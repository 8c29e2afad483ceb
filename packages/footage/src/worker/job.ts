import { faceTrack, footageSound, footageSpan, footageWord } from '@kadr/contract/studio/footage'
import * as z from 'zod/mini'

const common = {
  /** Options of ffmpeg that open the file. */
  input: z.array(z.string()),
  /** PATH for child processes. */
  path: z.string(),
}

/** Message that starts a job in a worker. */
export const footageJob = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('listen'), seconds: z.number() }),
  z.object({
    ...common,
    kind: z.literal('watch'),
    size: z.object({ width: z.int(), height: z.int() }),
    span: footageSpan,
    /** For what a decoder writes down. */
    folder: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('hear'),
    part: footageSpan,
    model: z.string(),
    folder: z.string(),
    threads: z.int(),
  }),
])
export type FootageJob = z.infer<typeof footageJob>

/** Messages from a worker to its parent. */
export const footageMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), share: z.number() }),
  z.object({ kind: z.literal('listened'), sound: footageSound }),
  z.object({ kind: z.literal('watched'), faces: faceTrack }),
  z.object({ kind: z.literal('heard'), words: z.array(footageWord) }),
  z.object({ kind: z.literal('failed'), detail: z.string() }),
])
export type FootageMessage = z.infer<typeof footageMessage>
export type FootageDone = Exclude<FootageMessage, { kind: 'failed' | 'progress' }>
