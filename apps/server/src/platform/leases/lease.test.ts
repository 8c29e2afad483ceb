import type { NetworkContext } from '@kadr/networks'
import { expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createLease } from './lease.ts'
import { withLease } from './lease-calls.ts'
import { startStopwatch } from './stopwatch.ts'

const LEASE_MS = 60_000

/** A machine whose monotonic and wall clocks are independent. */
const createMachine = () => {
  const [time, ticks] = [createFakeClock(), createFakeClock()]
  return { time, ticks, clock: { now: time.now, monotonic: ticks.monotonic } }
}

const grantOn = ({ clock }: ReturnType<typeof createMachine>) => ({
  asked: startStopwatch(clock),
  lastsMs: LEASE_MS,
})

it('counts from before it was asked for', () => {
  const machine = createMachine()
  const grant = grantOn(machine)
  machine.ticks.advance(LEASE_MS - 1)
  const lease = createLease(grant)
  expect(lease.isOver()).toBe(false)
  machine.ticks.advance(1)
  expect(lease.isOver()).toBe(true)
})

it('ends when the time of day is set back, and when the machine was suspended', () => {
  const corrected = createMachine()
  const first = createLease(grantOn(corrected))
  corrected.time.advance(-10 * LEASE_MS)
  corrected.ticks.advance(LEASE_MS)
  expect(first.isOver()).toBe(true)

  const suspended = createMachine()
  const second = createLease(grantOn(suspended))
  suspended.time.advance(LEASE_MS)
  expect(second.isOver()).toBe(true)
})

it('is extended by a later grant, not shortened by an earlier one, and never found again', () => {
  const machine = createMachine()
  const early = grantOn(machine)
  machine.ticks.advance(30_000)
  const lease = createLease(grantOn(machine))
  lease.extend(early)
  machine.ticks.advance(LEASE_MS - 1)
  expect(lease.isOver()).toBe(false)
  lease.lose()
  lease.extend(grantOn(machine))
  expect(lease.isOver()).toBe(true)
  expect(lease.lost.aborted).toBe(true)
})

it('lets no call of a network begin after it', async () => {
  const machine = createMachine()
  const lease = createLease(grantOn(machine))
  const calls: string[] = []
  const context: NetworkContext = {
    app: { clientId: '', clientSecret: '' },
    endpoints: {},
    clock: machine.clock,
    http: async ({ url }) => {
      calls.push(String(url))
      return { kind: 'silent', reason: 'connection' }
    },
  }
  const { http } = withLease({ context, lease })
  await http({ method: 'POST', url: 'https://network.example/first' })
  machine.ticks.advance(LEASE_MS)
  expect(await http({ method: 'POST', url: 'https://network.example/second' })).toMatchObject({
    kind: 'silent',
  })
  expect(calls).toEqual(['https://network.example/first'])
})
