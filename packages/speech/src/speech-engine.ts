import type { Sound } from './sound/pcm.ts'
import type { SpokenWord } from './text/spoken-text.ts'

export type Voice = {
  /** `engine/name`. */
  key: string
  name: string
  gender: 'female' | 'male' | null
}

/** `missing`: not installed; `away`: no reply; `denied`: the key was rejected. */
export type SpeechFailure =
  | 'missing'
  | 'refused'
  | 'slow'
  | 'busy'
  | 'away'
  | 'denied'
  | 'unreadable'

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
  /** Per spoken word; null when the engine reports none. */
  times: { start: number; end: number }[] | null
}

/** Shape of every engine. */
export type SpeechEngine = {
  key: string
  listVoices(): Voice[]
  speak(request: {
    text: string
    words: readonly SpokenWord[]
    voice: string
    /** 1 is the normal speed. */
    speed: number
    signal: AbortSignal
  }): Promise<Reading>
}
