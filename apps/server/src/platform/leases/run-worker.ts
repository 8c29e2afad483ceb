import type { Logger } from 'pino'
import type { LeaseSet } from './lease-set.ts'
import { runEvery } from './run-every.ts'

const HEARTBEAT_MS = 2000

type Worker<Claim> = {
  /** Prefix of log events. */
  name: string
  log: Pick<Logger, 'warn'>
  /** Stops claiming; running work is awaited. */
  signal: AbortSignal
  leases: Pick<LeaseSet, 'size' | 'drain'>
  /** Maximum of concurrent work. */
  slots: number
  pollMs: number
  /** Claims as soon as any work ends: what is due may wait for that, such as one queue of many. */
  claimsOnEnd?: true
  /** Called while nothing runs: one cheap query that saves the others of an idle worker. */
  isAnyDue?(): Promise<boolean>
  /** Runs before each round of claims. */
  prepare?(): Promise<void>
  /** Up to `limit` due items. */
  claim(limit: number): Promise<readonly Claim[]>
  /** Starts the work on one claim, under a lease. */
  start(claim: Claim): Promise<void>
  beat(): Promise<void>
}

/** Claims due items while there are free slots. Returns whether it ran out of slots. */
const claimAll = async <Claim>(worker: Worker<Claim>): Promise<boolean> => {
  const { signal, leases, slots, isAnyDue, prepare, claim, start } = worker
  if (isAnyDue && leases.size === 0 && !(await isAnyDue())) return false
  await prepare?.()
  while (!signal.aborted && leases.size < slots) {
    const claims = await claim(slots - leases.size)
    for (const one of claims) void start(one)
    if (claims.length === 0) return false
  }
  return true
}

/** One worker of a queue. Resolves after the abort, when all running work is done. */
export const runWorker = async <Claim>(worker: Worker<Claim>): Promise<void> => {
  const { name, log, signal, slots, pollMs, leases, beat } = worker
  const heartbeat = runEvery({
    ms: HEARTBEAT_MS,
    signal,
    log,
    run: beat,
    event: `${name}.heartbeat_failed`,
  })
  let isFull = false
  let hasEnded = false
  let wake = new AbortController()
  const endPauseIfFree = () => {
    const isWorthwhile = isFull || (hasEnded && worker.claimsOnEnd === true)
    if (signal.aborted || (isWorthwhile && leases.size < slots)) wake.abort()
  }
  signal.addEventListener('abort', endPauseIfFree, { once: true })
  const start = (claim: Claim) =>
    worker.start(claim).finally(() => {
      hasEnded = true
      endPauseIfFree()
    })
  await runEvery({
    ms: pollMs,
    signal,
    log,
    event: `${name}.claim_failed`,
    run: async () => {
      // A claim that fails waits for the next poll.
      isFull = false
      hasEnded = false
      isFull = await claimAll({ ...worker, start })
    },
    watchWake: () => {
      wake = new AbortController()
      endPauseIfFree()
      return wake.signal
    },
  })
  await leases.drain()
  await heartbeat
}
