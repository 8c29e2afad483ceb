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
  /** Runs before each round of claims. */
  prepare?(): Promise<void>
  /** Up to `limit` due items. */
  claim(limit: number): Promise<readonly Claim[]>
  /** Starts the work on one claim, under a lease. */
  start(claim: Claim): void
  beat(): Promise<void>
}

/** Claims due items while there are free slots. */
const claimAll = async <Claim>(worker: Worker<Claim>): Promise<void> => {
  const { signal, leases, slots, prepare, claim, start } = worker
  await prepare?.()
  while (!signal.aborted && leases.size < slots) {
    const claims = await claim(slots - leases.size)
    for (const one of claims) start(one)
    if (claims.length === 0) return
  }
}

/** One worker of a queue. Resolves after the abort, when all running work is done. */
export const runWorker = async <Claim>(worker: Worker<Claim>): Promise<void> => {
  const { name, log, signal, pollMs, leases, beat } = worker
  const heartbeat = runEvery({
    ms: HEARTBEAT_MS,
    signal,
    log,
    run: beat,
    event: `${name}.heartbeat_failed`,
  })
  await runEvery({
    ms: pollMs,
    signal,
    log,
    event: `${name}.claim_failed`,
    run: () => claimAll(worker),
  })
  await leases.drain()
  await heartbeat
}
