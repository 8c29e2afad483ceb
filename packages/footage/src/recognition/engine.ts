import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'

/** Why an engine hears nothing: no model, a damaged one, no reply, a refused key, too long, an unreadable reply. */
export type HearingFailure =
  | 'missing'
  | 'damaged'
  | 'away'
  | 'denied'
  | 'slow'
  | 'crash'
  | 'unreadable'

export class HearingFailedError extends Error {
  override name = 'HearingFailedError'
  readonly reason: HearingFailure
  constructor(reason: HearingFailure, options?: { cause: unknown }) {
    super(`hearing failed: ${reason}`, options)
    this.reason = reason
  }
}

/** Shape of every engine. */
export type RecognitionEngine = {
  key: string
  /** Runs on our own server. */
  isOffline: boolean
  /** How long a part it takes may be, in milliseconds; a part begins and ends in a silence. */
  longestPart: number
  /** What is missing; null when the engine can hear. */
  findProblem(): Promise<HearingFailure | null>
  /** Words of a part of a file, in milliseconds of the file. */
  hear(request: {
    /** Options of ffmpeg that open the file. */
    input: readonly string[]
    part: FootageSpan
    /** Of what is spoken; null lets the engine find out. */
    language: 'ru' | 'en' | null
    signal: AbortSignal
  }): Promise<FootageWord[]>
}
