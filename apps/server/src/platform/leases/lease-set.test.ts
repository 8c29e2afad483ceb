import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Lease } from './lease.ts'
import { createLeaseSet, type LeasePort } from './lease-set.ts'
import { startStopwatch } from './stopwatch.ts'

const TIMES = { leaseMs: 60_000, renewMs: 5, checkMs: 5 }

const open = (port: LeasePort) => {
  const clock = createFakeClock()
  const warnings: string[] = []
  const leases = createLeaseSet({
    name: 'test',
    clock,
    log: { warn: (_: unknown, event?: string) => void warnings.push(event ?? '') },
    times: TIMES,
    port,
  })
  /** Runs until its lease is lost or it is stopped. */
  const hold = (key: string) => {
    let found: Lease | undefined
    const { promise: isDone, resolve: end } = Promise.withResolvers<void>()
    const done = leases.hold({
      key,
      grant: { asked: startStopwatch(clock), lastsMs: TIMES.leaseMs },
      run: async (lease) => {
        found = lease
        lease.lost.addEventListener('abort', () => end())
        await isDone
      },
    })
    if (!found) throw new Error('It was not begun')
    return { lease: found, end, done }
  }
  return { clock, leases, hold, warnings }
}

it('renews what is held, and breaks off what is not ours any more', async () => {
  const ours = new Set(['kept', 'taken'])
  const { hold, leases } = open({ renew: async (keys) => keys.filter((key) => ours.has(key)) })
  const [kept, taken] = [hold('kept'), hold('taken')]
  ours.delete('taken')
  await taken.done
  expect(taken.lease.isOver()).toBe(true)
  expect(kept.lease.isOver()).toBe(false)
  expect(leases.size).toBe(1)
  kept.end()
  await leases.drain()
  expect(leases.size).toBe(0)
})

it('keeps a lease as long as it is renewed, and loses it when the database can not be asked', async () => {
  let isDown = false
  const { clock, hold, warnings } = open({
    renew: async (keys) => {
      if (isDown) throw new Error('down')
      return keys
    },
  })
  const { lease, done } = hold('one')
  clock.advance(TIMES.leaseMs - 1)
  await vi.waitFor(() => {
    clock.advance(1)
    expect(lease.isOver()).toBe(false)
  })
  isDown = true
  await vi.waitFor(() => expect(warnings).toContain('test.renew_failed'))
  expect(lease.lost.aborted).toBe(false)
  clock.advance(TIMES.leaseMs)
  await done
  expect(lease.lost.aborted).toBe(true)
})

it('notices between renewals that a lease was taken away', async () => {
  const ours = new Set(['cancelled'])
  const { hold } = open({
    renew: async (keys) => keys,
    listHeld: async (keys) => keys.filter((key) => ours.has(key)),
  })
  const { lease, done } = hold('cancelled')
  ours.clear()
  await done
  expect(lease.lost.aborted).toBe(true)
})

it('takes a key that is given again for lost before, and counts both while they run', async () => {
  const { hold, leases } = open({ renew: async (keys) => keys })
  const first = hold('one')
  const second = hold('one')
  expect(first.lease.isOver()).toBe(true)
  expect(second.lease.isOver()).toBe(false)
  expect(leases.size).toBe(2)
  await first.done
  leases.lose('one')
  await leases.drain()
  expect(second.lease.lost.aborted).toBe(true)
})
