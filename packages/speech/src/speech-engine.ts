import type { Sound } from './sound/pcm.ts'
import type { SpokenWord } from './text/spoken-text.ts'

export type Voice = {
  /** `engine/name`. */
  key: string
  name: string
  gender: 'female' | 'male' | null
}

/** The voice could not be made; `isMissing` when the engine itself is not there. */
export class SpeechFailedError extends Error {
  override name = 'SpeechFailedError'
  readonly reason: 'missing' | 'refused' | 'slow'
  constructor(reason: 'missing' | 'refused' | 'slow', options?: { cause: unknown }) {
    super(`speech failed: ${reason}`, options)
    this.reason = reason
  }
}

export type Reading = {
  sound: Sound
  /** Of each spoken word; null where the engine can't tell. */
  times: { start: number; end: number }[] | null
}

/** One way of speaking. All have this shape. */
export type SpeechEngine = {
  key: string
  listVoices(): Voice[]
  speak(request: {
    text: string
    words: readonly SpokenWord[]
    voice: string
    /** 1 is the usual pace. */
    speed: number
    signal: AbortSignal
  }): Promise<Reading>
}
