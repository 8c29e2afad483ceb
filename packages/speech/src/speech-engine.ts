import type { Sound } from './sound/pcm.ts'
import type { SpokenWord } from './text/spoken-text.ts'

export type Voice = {
  /** `engine/name`. */
  key: string
  name: string
  gender: 'female' | 'male' | null
}

/** `missing`: the engine is not installed; `away`: it does not answer; `denied`: it does not take our key. */
export type SpeechFailure =
  | 'missing'
  | 'refused'
  | 'slow'
  | 'busy'
  | 'away'
  | 'denied'
  | 'unreadable'

/** The voice could not be made. */
export class SpeechFailedError extends Error {
  override name = 'SpeechFailedError'
  readonly reason: SpeechFailure
  constructor(reason: SpeechFailure, options?: { cause: unknown }) {
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
