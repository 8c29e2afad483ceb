import { expect, it } from 'vitest'
import { filterOf } from './activity-filter.ts'

it('asks for what is chosen, from a whole hour', () => {
  const now = new Date('2026-03-10T09:41:07Z')
  const none = { area: undefined, actorId: undefined, days: undefined }
  expect(filterOf(none, now)).toEqual({})
  expect(filterOf({ ...none, area: 'team', days: 7 }, now)).toEqual({
    area: 'team',
    from: '2026-03-03T09:00:00.000Z',
  })
})
