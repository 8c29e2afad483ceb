import type { ProcessClock } from '@kadr/kit/clock'
import type { Logger } from 'pino'
import { createLease, type Grant, type Lease } from './lease.ts'
import { runEvery } from './run-every.ts'
import { startStopwatch } from './stopwatch.ts'

/** Where the leases are written. */
export type LeasePort = {
  /** Extends the leases on these by `leaseMs`; gives the keys that are still ours. */
  renew(keys: readonly string[]): Promise<readonly string[]>
  /** The keys that are still ours, for leases that can be taken away before they end. */
  listHeld?(keys: readonly string[]): Promise<readonly string[]>
}

type LeaseTimes = {
  leaseMs: number
  renewMs: number
  /** How often leases are looked at that ended or were taken away. */
  checkMs: number
}

/** All leases of one kind that a process holds, with what is done under each. */
export type HeldLeases = {
  /** How much is under way, lost leases included: it still uses the process. */
  readonly size: number
  hold(input: { key: string; grant: Grant; run(lease: Lease): Promise<void> }): Promise<void>
  /** Ends the lease on a key before its time. */
  lose(key: string): void
  /** Resolves when nothing is under way any more. */
  drain(): Promise<void>
}

type Options = {
  /** The first part of log events. */
  name: string
  clock: ProcessClock
  log: Pick<Logger, 'warn'>
  times: LeaseTimes
  port: LeasePort
}

/** Renews while there is something to renew, and aborts what is no longer ours in the middle of whatever it does. */
export const createHeldLeases = ({ name, clock, log, times, port }: Options): HeldLeases => {
  const leases = new Map<string, Lease>()
  const running = new Set<Promise<void>>()
  let keeping: AbortController | undefined

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

  const keep = () => {
    if (keeping) return
    keeping = new AbortController()
    const loop = { signal: keeping.signal, log, isDelayed: true }
    void runEvery({ ...loop, ms: times.renewMs, event: `${name}.renew_failed`, run: renew })
    void runEvery({ ...loop, ms: times.checkMs, event: `${name}.check_failed`, run: check })
  }

  const forget = (key: string, lease: Lease) => {
    if (leases.get(key) === lease) leases.delete(key)
    if (leases.size > 0) return
    keeping?.abort()
    keeping = undefined
  }

  return {
    get size() {
      return running.size
    },
    hold({ key, grant, run }) {
      const lease = createLease(grant)
      // Whoever gets a lease again had lost it.
      leases.get(key)?.lose()
      leases.set(key, lease)
      keep()
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
