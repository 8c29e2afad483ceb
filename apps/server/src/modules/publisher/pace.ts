const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Every time the publisher waits for, in milliseconds. */
export type Pace = {
  /** How often a worker looks for what is due. */
  pollMs: number
  /** How long before its moment a target is claimed, and when it is one of a crowd. */
  earlyMs: number
  crowdEarlyMs: number
  /** How long a target is a worker's own without a sign of life, and how often it gives one. */
  leaseMs: number
  renewMs: number
  /** How long a call of a worker that is gone may still be on its way. */
  patienceMs: number
  /** Since the call, before an answer "it is not there" is believed. */
  absentAfterMs: number
  /** Asking what became of a call: first after, at most every, and for how long at all. */
  reconcileMinMs: number
  reconcileMaxMs: number
  reconcileForMs: number
  /** How long a network may work on what it has accepted. */
  processForMs: number
  /** Another try after a failure: the first pause, the longest, and for how long at all. */
  retryMinMs: number
  retryMaxMs: number
  retryForMs: number
  /** Whatever it waited for: later than this after its moment it asks. */
  lateForMs: number
  /** How long media may be in the making. */
  mediaForMs: number
  /** A network that is down is left alone: the first pause and the longest. */
  pauseMinMs: number
  pauseMaxMs: number
  /** An account or a network that was at work this short ago still is. */
  graceMs: number
  /** By how much the waits that a network asks for are shortened. */
  speed: number
}

/** `speed` shortens every wait alike, but not the time after which we give up. */
export const createPace = (speed: number): Pace => {
  const at = (milliseconds: number) => Math.max(1, Math.round(milliseconds / speed))
  return {
    pollMs: Math.max(50, at(500)),
    earlyMs: SECOND,
    crowdEarlyMs: 10 * SECOND,
    leaseMs: at(60 * SECOND),
    renewMs: at(15 * SECOND),
    patienceMs: at(60 * SECOND),
    absentAfterMs: at(45 * SECOND),
    reconcileMinMs: at(3 * SECOND),
    reconcileMaxMs: at(5 * MINUTE),
    reconcileForMs: HOUR,
    processForMs: 24 * HOUR,
    retryMinMs: at(10 * SECOND),
    retryMaxMs: at(15 * MINUTE),
    retryForMs: 2 * HOUR,
    lateForMs: 2 * HOUR,
    mediaForMs: 30 * MINUTE,
    pauseMinMs: at(30 * SECOND),
    pauseMaxMs: at(10 * MINUTE),
    graceMs: at(2 * MINUTE),
    speed,
  }
}
