import type { Logger } from 'pino'
import type { HeldLeases } from './held-leases.ts'
import { runEvery } from './run-every.ts'

const HEARTBEAT_MS = 2000

type Worker<Claim> = {
  /** The first part of log events. */
  name: string
  log: Pick<Logger, 'warn'>
  /** Stops claiming; what is under way is waited for. */
  signal: AbortSignal
  leases: Pick<HeldLeases, 'size' | 'drain'>
  /** How much may be under way at once. */
  slots: number
  pollMs: number
  /** Before each round of claims. */
  prepare?(): Promise<void>
  /** Up to `limit` of what is due. */
  claim(limit: number): Promise<readonly Claim[]>
  /** Begins with one claim, under a lease. */
  start(claim: Claim): void
  beat(): Promise<void>
}

/** Claims whatever is due while there is a free slot. */
const claimAll = async <Claim>(worker: Worker<Claim>): Promise<void> => {
  const { signal, leases, slots, prepare, claim, start } = worker
  await prepare?.()
  while (!signal.aborted && leases.size < slots) {
    const claims = await claim(slots - leases.size)
    for (const one of claims) start(one)
    if (claims.length === 0) return
  }
}

/** One worker of a queue, until it is told to stop and all that it has begun is done. */
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
