import * as z from 'zod/mini'

/** What the process that speaks is asked for. */
export const order = z.object({
  library: z.string(),
  dataPath: z.string(),
  /** A folder for the sound, the times and the engine's settings. */
  folder: z.string(),
  text: z.string(),
  voice: z.string(),
  speed: z.number(),
})
export type Order = z.infer<typeof order>

/** Places are in bytes of the text, times in seconds of the sound. */
export const spokenTimes = z.object({
  words: z.array(z.object({ position: z.number(), start: z.number(), end: z.number() })),
})
