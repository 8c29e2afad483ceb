import type { ProcessClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import { createLease, type Grant, type Lease } from './lease.ts'
import { runEvery } from './run-every.ts'
import { startStopwatch } from './stopwatch.ts'

/** Storage of the leases. */
export type LeasePort = {
  /** Extends these leases by `leaseMs`; returns the keys still owned. */
  renew(keys: readonly string[]): Promise<readonly string[]>
  /** The keys still owned, for leases that can be revoked before they expire. */
  listHeld?(keys: readonly string[]): Promise<readonly string[]>
}

type LeaseTimes = {
  leaseMs: number
  renewMs: number
  /** Interval of the checks for expired and revoked leases. */
  checkMs: number
}

/** All leases of one kind held by this process, with the work under each. */
export type LeaseSet = {
  /** Running work, lost leases included: it still uses resources. */
  readonly size: number
  hold(input: { key: string; grant: Grant; run(lease: Lease): Promise<void> }): Promise<void>
  /** Drops the lease on a key before it expires. */
  lose(key: string): void
  /** Resolves when no work is running. */
  drain(): Promise<void>
}

type Options = {
  /** Prefix of log events. */
  name: string
  clock: ProcessClock
  log: Pick<Logger, 'warn'>
  times: LeaseTimes
  port: LeasePort
}

/** Renews leases while there are any, and aborts the work under a lost one. */
export const createLeaseSet = ({ name, clock, log, times, port }: Options): LeaseSet => {
  const leases = new Map<string, Lease>()
  const running = new Set<Promise<void>>()
  let loops: AbortController | undefined

  const renew = async () => {
    const held = [...leases]
    const asked = startStopwatch(clock)
    const kept = new Set(await port.renew(held.map(([key]) => key)))
    for (const [key, lease] of held) {
      if (kept.has(key)) lease.extend({ asked, lastsMs: times.leaseMs })
      else lease.lose()
    }
  }

  const check = async () => {
    const held = [...leases]
    for (const [, lease] of held) if (lease.isOver()) lease.lose()
    if (!port.listHeld) return
    const kept = new Set(await port.listHeld(held.map(([key]) => key)))
    for (const [key, lease] of held) if (!kept.has(key)) lease.lose()
  }

  const startLoops = () => {
    if (loops) return
    loops = new AbortController()
    const loop = { signal: loops.signal, log, isDelayed: true }
    void runEvery({ ...loop, ms: times.renewMs, event: `${name}.renew_failed`, run: renew })
    void runEvery({ ...loop, ms: times.checkMs, event: `${name}.check_failed`, run: check })
  }

  const forget = (key: string, lease: Lease) => {
    if (leases.get(key) === lease) leases.delete(key)
    if (leases.size > 0) return
    loops?.abort()
    loops = undefined
  }

  return {
    get size() {
      return running.size
    },
    hold({ key, grant, run }) {
      const lease = createLease(grant)
      // A lease granted again means the previous one was lost.
      leases.get(key)?.lose()
      leases.set(key, lease)
      startLoops()
      const done = run(lease).finally(() => {
        running.delete(done)
        forget(key, lease)
      })
      running.add(done)
      return done
    },
    lose: (key) => leases.get(key)?.lose(),
    async drain() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
