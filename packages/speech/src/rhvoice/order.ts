import * as z from 'zod/mini'

/** Request to the synthesis process. */
export const order = z.object({
  library: z.string(),
  dataPath: z.string(),
  /** Folder for audio, times and the engine's settings. */
  folder: z.string(),
  text: z.string(),
  voice: z.string(),
  speed: z.number(),
})
export type Order = z.infer<typeof order>

/** Positions in bytes of the text, times in seconds of the audio. */
export const spokenTimes = z.object({
  words: z.array(z.object({ position: z.number(), start: z.number(), end: z.number() })),
})
