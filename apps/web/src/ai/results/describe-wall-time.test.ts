import { expect, it } from 'vitest'
import { describeWallTime } from './describe-wall-time.ts'

it('reads a local time as it stands', () => {
  expect(describeWallTime('2027-03-28T12:00')).toBe('вс, 28\u00A0марта, 12:00')
})
