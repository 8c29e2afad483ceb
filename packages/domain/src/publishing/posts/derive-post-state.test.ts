import { type TargetState, targetState } from '@kadr/contract/publishing/post-targets'
import { type PostState, postState } from '@kadr/contract/publishing/posts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { derivePostState, POST_STATE_RULES } from './derive-post-state.ts'

const CASES: readonly [TargetState[], PostState][] = [
  [[], 'draft'],
  [['draft', 'draft'], 'draft'],
  [['published', 'published'], 'published'],
  [['published', 'removed'], 'published'],
  [['removed'], 'published'],
  [['published', 'cancelled'], 'published'],
  [['published', 'failed'], 'partly_published'],
  [['published', 'missed'], 'partly_published'],
  [['failed', 'scheduled'], 'failed'],
  [['failed', 'missed'], 'failed'],
  [['missed', 'scheduled'], 'missed'],
  [['scheduled', 'draft'], 'scheduled'],
  [['scheduled', 'pending_approval'], 'pending_approval'],
  [['published', 'scheduled'], 'publishing'],
  [['removed', 'scheduled', 'draft'], 'publishing'],
  [['published', 'draft'], 'partly_published'],
  [['published', 'processing', 'failed'], 'publishing'],
  [['claimed'], 'publishing'],
  [['needs_attention', 'submitting', 'published'], 'needs_attention'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['cancelled', 'draft'], 'draft'],
]

it.each(CASES)('of targets %j is %s', (states, expected) => {
  expect(derivePostState(states)).toBe(expected)
})

it('covers every state of a target and gives every state of a post', () => {
  const covered = new Set(POST_STATE_RULES.flatMap(({ any }) => any))
  expect([...covered].toSorted()).toEqual([...targetState.options].toSorted())
  const given = new Set(POST_STATE_RULES.map(({ state }) => state))
  expect([...given].toSorted()).toEqual([...postState.options].toSorted())
})

it('depends neither on the order of targets nor on how many are alike', () => {
  const states = fc.array(fc.constantFrom(...targetState.options), { maxLength: 6 })
  fc.assert(
    fc.property(states, (list) => {
      const expected = derivePostState(list)
      expect(derivePostState(list.toReversed())).toBe(expected)
      expect(derivePostState([...list, ...list])).toBe(expected)
    }),
  )
})

it('never says published while one is unclear, failed, missed or under way', () => {
  const open = ['needs_attention', 'failed', 'missed', 'scheduled', 'submitting'] as const
  const states = fc.array(fc.constantFrom(...targetState.options), { maxLength: 6 })
  fc.assert(
    fc.property(states, fc.constantFrom(...open), (list, one) => {
      expect(derivePostState([...list, one])).not.toBe('published')
    }),
  )
})
