import { type TargetState, targetState } from '@kadr/contract/publishing/post-targets'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove, EDITABLE, IN_FLIGHT, RETRYABLE, TRANSITIONS } from './target-states.ts'

const STATES = targetState.options

/** Nothing is sent from these states. */
const TERMINAL: ReadonlySet<TargetState> = new Set(['published', 'removed'])

const reachableFrom = (from: TargetState): Set<TargetState> => {
  const seen = new Set<TargetState>()
  const waiting: TargetState[] = [...TRANSITIONS[from]]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (seen.has(state)) continue
    seen.add(state)
    waiting.push(...TRANSITIONS[state])
  }
  return seen
}

describe('the states of a target', () => {
  it('lead from published to removed and nowhere else', () => {
    expect(TRANSITIONS.published).toEqual(['removed'])
    expect([...reachableFrom('published')]).toEqual(['removed'])
  })

  it('never go on towards publishing on any walk that has passed published', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 60 }), (choices) => {
        let state: TargetState = 'draft'
        let wasPublished = false
        for (const choice of choices) {
          const steps: readonly TargetState[] = TRANSITIONS[state]
          const next = steps[choice % Math.max(1, steps.length)]
          if (!next) break
          if (wasPublished) expect(next).toBe('removed')
          wasPublished ||= next === 'published'
          state = next
        }
      }),
      { numRuns: 500 },
    )
  })

  it('can all be reached from a draft', () => {
    expect([...reachableFrom('draft'), 'draft'].toSorted()).toEqual(
      expect.arrayContaining([...STATES].toSorted()),
    )
  })

  it('are dead ends only where nothing is sent any more', () => {
    for (const state of STATES) {
      if (TRANSITIONS[state].length === 0) expect(TERMINAL.has(state), state).toBe(true)
    }
    for (const state of TERMINAL) {
      for (const next of TRANSITIONS[state]) expect(TERMINAL.has(next), next).toBe(true)
    }
  })

  it('all have a way to the end', () => {
    for (const state of STATES) {
      const ends = TERMINAL.has(state) || [...reachableFrom(state)].some((at) => TERMINAL.has(at))
      expect(ends, state).toBe(true)
    }
  })

  it('begin to be seen by others only through preparing', () => {
    const before = STATES.filter((state) => canMove({ from: state, to: 'submitting' }))
    expect(before).toEqual(['preparing'])
  })

  it('hand a publication over only once its time has come, and end where a person says', () => {
    const before = STATES.filter((state) => canMove({ from: state, to: 'handed_over' }))
    expect(before).toEqual(['claimed'])
    for (const to of ['published', 'failed', 'scheduled', 'needs_attention'] as const) {
      expect(canMove({ from: 'handed_over', to }), to).toBe(true)
    }
    for (const to of ['claimed', 'preparing', 'submitting', 'missed'] as const) {
      expect(canMove({ from: 'handed_over', to }), to).toBe(false)
    }
  })

  it('are never left for a retry while nobody knows whether it is out', () => {
    for (const state of ['submitting', 'processing', 'needs_attention'] as const) {
      expect(canMove({ from: state, to: 'scheduled' }), state).toBe(false)
      expect(canMove({ from: state, to: 'cancelled' }), state).toBe(false)
    }
  })

  it('are editable, under way, unclear or over, and only one of these', () => {
    for (const state of STATES) {
      const waitsForPerson = new Set<TargetState>(['needs_attention', 'handed_over'])
      const groups = [EDITABLE, IN_FLIGHT, TERMINAL, waitsForPerson]
      expect(groups.filter((group) => group.has(state)).length, state).toBe(1)
    }
    for (const state of RETRYABLE) expect(canMove({ from: state, to: 'scheduled' })).toBe(true)
  })
})
