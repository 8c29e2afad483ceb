/** Misfortunes of an engine, each as often as it says, or until it is taken back. */
export type AiFault = { times?: number } & (
  | { kind: 'status'; status: number; retryAfter?: number }
  /** Each token comes this much later than the one before. */
  | { kind: 'slow'; delayMs: number }
  /** The connection breaks after so many tokens. */
  | { kind: 'cut'; afterTokens: number }
  | { kind: 'bad-json' }
  /** Answers with these bytes whatever it was asked for; cut, it promised more of them than came. */
  | { kind: 'body'; type: string; bytes: Uint8Array; isCut?: boolean }
  /** Says nothing at all until the caller leaves. */
  | { kind: 'hang' }
  /** Stops because the reply became too long, or because of what it was about. */
  | { kind: 'finish'; reason: 'length' | 'content_filter' }
)

export const createAiFaults = () => {
  let faults: AiFault[] = []
  return {
    set(fault: AiFault) {
      faults.push(fault)
    },
    clear() {
      faults = []
    },
    /** The next one, counted down. */
    take(): AiFault | undefined {
      const [first] = faults
      if (first?.times === undefined) return first
      first.times -= 1
      if (first.times <= 0) faults.shift()
      return first
    },
  }
}
