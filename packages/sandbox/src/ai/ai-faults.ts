/** A fault of the engine, for `times` requests or until cleared. */
export type AiFault = { times?: number } & (
  | { kind: 'status'; status: number; retryAfter?: number }
  /** Delay before each token. */
  | { kind: 'slow'; delayMs: number }
  /** The connection breaks after this many tokens. */
  | { kind: 'cut'; afterTokens: number }
  | { kind: 'bad-json' }
  /**
   * Replies with these bytes to any request; with `isCut` the body is shorter than its
   * content-length.
   */
  | { kind: 'body'; type: string; bytes: Uint8Array; isCut?: boolean }
  /** No reply until the caller disconnects. */
  | { kind: 'hang' }
  /** Stops at the length limit or by the content filter. */
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
    /** Takes the next fault and decreases its count. */
    take(): AiFault | undefined {
      const [first] = faults
      if (first?.times === undefined) return first
      first.times -= 1
      if (first.times <= 0) faults.shift()
      return first
    },
  }
}
