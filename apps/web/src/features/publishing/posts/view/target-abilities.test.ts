import { targetState } from '@kadr/contract/publishing/post-targets'
import { expect, it } from 'vitest'
import { aTarget } from './post.fixture.ts'
import { targetAbilities } from './target-abilities.ts'

const statesWith = (ability: keyof ReturnType<typeof targetAbilities>) =>
  targetState.options.filter((state) => targetAbilities(aTarget({ state }))[ability])

it('offers to publish again only what certainly is not out', () => {
  expect(statesWith('canRetry')).toEqual(['failed', 'missed', 'cancelled'])
  expect(targetAbilities(aTarget({ state: 'failed', connectionId: null })).canRetry).toBe(false)
})

it('offers to stop what others can not see yet', () => {
  expect(statesWith('canCancel')).not.toContain('submitting')
  expect(statesWith('canCancel')).not.toContain('processing')
  expect(statesWith('canCancel')).not.toContain('published')
  expect(statesWith('canCancel')).toContain('scheduled')
})

it('asks the user when the result is unknown, and removes only published targets', () => {
  expect(statesWith('canSettle').toSorted()).toEqual(['handed_over', 'needs_attention'])
  expect(statesWith('canRemove')).toEqual(['published'])
})
