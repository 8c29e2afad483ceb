import { speakScript } from './speak-script.ts'
import { createSpeechLimiter } from './speech-limiter.ts'

/** Synthesizes a script outside of the queue of requests. */
export const speakOnce = (input: Omit<Parameters<typeof speakScript>[0], 'turns'>) =>
  speakScript({ ...input, turns: createSpeechLimiter() })
