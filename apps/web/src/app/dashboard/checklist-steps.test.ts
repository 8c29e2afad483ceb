import { expect, it } from 'vitest'
import { type ChecklistFacts, checklistSteps, isChecklistVisible } from './checklist-steps.ts'

const done: ChecklistFacts = {
  hasReel: true,
  hasPost: true,
  firstName: 'Анна',
  isClockRight: true,
  signInCount: 2,
  connectionCount: 1,
}
const all = () => true
const isVisible = (facts: ChecklistFacts, isDismissed = false) =>
  isChecklistVisible({ steps: checklistSteps(facts, all), isDismissed })

it('disappears when every step is done', () => {
  expect(isVisible(done)).toBe(false)
})

it.each([
  ['no reel', { hasReel: false }],
  ['no post', { hasPost: false }],
  ['no name', { firstName: ' ' }],
  ['a wrong clock', { isClockRight: false }],
  ['one way to sign in', { signInCount: 1 }],
  ['nothing connected', { connectionCount: 0 }],
])('is shown with %s', (_name, fact) => {
  expect(isVisible({ ...done, ...fact })).toBe(true)
})

it('leads to the first publication and mentions of the profile only what is missing', () => {
  const keys = (facts: ChecklistFacts) => checklistSteps(facts, all)?.map(({ key }) => key)
  expect(keys({ ...done, connectionCount: 0 })).toEqual([
    'first-reel',
    'first-connection',
    'first-post',
  ])
  expect(keys({ ...done, isClockRight: false })?.at(-1)).toBe('time-zone')
})

it('stays away once dismissed', () => {
  expect(isVisible({ ...done, signInCount: 1 }, true)).toBe(false)
})

it('waits for what it depends on', () => {
  expect(checklistSteps({ ...done, signInCount: undefined }, all)).toBeUndefined()
  expect(checklistSteps({ ...done, connectionCount: undefined }, all)).toBeUndefined()
  expect(isVisible({ ...done, firstName: undefined, signInCount: 1 })).toBe(false)
})

it('asks a member for nothing they may not do', () => {
  const facts = { ...done, hasReel: false, hasPost: false, connectionCount: 0, signInCount: 1 }
  const keys = checklistSteps(facts, (action) => action === 'posts.write')?.map(({ key }) => key)
  expect(keys).toEqual(['first-post', 'second-sign-in'])
})
