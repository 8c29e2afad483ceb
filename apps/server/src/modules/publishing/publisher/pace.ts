const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** All publisher timings, in milliseconds. */
export type Pace = {
  /** Polling interval of the claim query. */
  pollMs: number
  /** How long before `dueAt` a target is claimed: normally, and when many are due at once. */
  earlyMs: number
  crowdEarlyMs: number
  /** Lease duration on a target and its renewal interval. */
  leaseMs: number
  renewMs: number
  /** How long a request of a crashed worker may still be in flight. */
  patienceMs: number
  /** Minimum age of the submit request before an "absent" response is trusted: it may arrive after our timeout. */
  absentAfterMs: number
  /** Backoff of reconciliation: first delay, maximum delay, total timeout. */
  reconcileMinMs: number
  reconcileMaxMs: number
  reconcileForMs: number
  /** Timeout for a network to process an accepted post. */
  processForMs: number
  /** Backoff of retries: first delay, maximum delay, total timeout. */
  retryMinMs: number
  retryMaxMs: number
  retryForMs: number
  /** How long after `dueAt` a retry time requested by the network is still accepted. */
  toldRetryForMs: number
  /** Backoff of looking up the URL of a published post: first delay, maximum delay, total timeout. */
  locateMinMs: number
  locateMaxMs: number
  locateForMs: number
  /** A target not started this long after `nextAt` is marked missed, whatever delayed it. */
  lateForMs: number
  /** Timeout for media variants to become ready. */
  mediaForMs: number
  /** Circuit breaker of a network that is down: first pause and the longest. */
  pauseMinMs: number
  pauseMaxMs: number
  /** An account or a network released within this time still counts as busy. */
  graceMs: number
  /** A wait this long is told to people, a shorter one only on the screens. */
  waitNoticeMs: number
  /** Divisor of the waits a network requests. */
  speed: number
}

/** `speed` shortens every delay, but no timeout. */
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
    toldRetryForMs: 72 * HOUR,
    locateMinMs: at(MINUTE),
    locateMaxMs: at(HOUR),
    locateForMs: 48 * HOUR,
    lateForMs: 2 * HOUR,
    mediaForMs: 30 * MINUTE,
    pauseMinMs: at(30 * SECOND),
    pauseMaxMs: at(10 * MINUTE),
    graceMs: at(2 * MINUTE),
    waitNoticeMs: at(5 * MINUTE),
    speed,
  }
}
