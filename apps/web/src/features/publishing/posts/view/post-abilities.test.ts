import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { expect, it } from 'vitest'
import { aPost, aTarget } from './post.fixture.ts'
import { postAbilities } from './post-abilities.ts'

const time = { at: '2026-05-14T07:00:00Z', wallTime: '2026-05-14T10:00', timeZone: 'Europe/Moscow' }
const abilitiesOf = (...states: TargetState[]) =>
  postAbilities(aPost({ time, targets: states.map((state) => aTarget({ state })) }))

it('lets a planned post be changed, moved, taken back and deleted', () => {
  expect(abilitiesOf('scheduled')).toEqual({
    canEdit: true,
    canMove: true,
    canShare: true,
    canUnschedule: true,
    canReview: false,
    canDelete: true,
  })
})

it('offers no changes for a published post or one being published', () => {
  expect(abilitiesOf('published')).toMatchObject({ canEdit: false, canMove: false })
  expect(abilitiesOf('submitting')).toMatchObject({ canEdit: false, canDelete: false })
})

it('works on what is left of a post that is partly out', () => {
  expect(abilitiesOf('published', 'failed')).toMatchObject({ canEdit: true, canMove: true })
  expect(abilitiesOf('published', 'failed').canUnschedule).toBe(false)
})

it('moves a draft about the calendar and takes it off, with and without accounts', () => {
  expect(abilitiesOf('draft')).toMatchObject({ canMove: true, canUnschedule: true })
  expect(abilitiesOf()).toMatchObject({ canMove: true, canUnschedule: true })
  expect(postAbilities(aPost({ time: null, targets: [] }))).toMatchObject({
    canMove: false,
    canUnschedule: false,
  })
})

it('shows guests no drafts', () => {
  expect(abilitiesOf('draft').canShare).toBe(false)
  expect(abilitiesOf('pending_approval').canShare).toBe(true)
})

it('asks for a decision only while one is waited for', () => {
  expect(abilitiesOf('pending_approval').canReview).toBe(true)
})
