import { expect, it } from 'vitest'
import { createPulse } from './pulse.ts'

it('beats for half a minute after a heartbeat, and not before the first', () => {
  let now = 0
  const pulse = createPulse({ monotonic: () => now })
  expect(pulse.isBeating()).toBe(false)
  pulse.beat()
  now = 29_999
  expect(pulse.isBeating()).toBe(true)
  now = 30_000
  expect(pulse.isBeating()).toBe(false)
  pulse.beat()
  expect(pulse.isBeating()).toBe(true)
})
