import { expect, it } from 'vitest'
import { type ChecklistFacts, checklistSteps, isChecklistVisible } from './checklist-steps.ts'

const done: ChecklistFacts = {
  firstName: 'Анна',
  isClockRight: true,
  signInCount: 2,
  connectionCount: 1,
}
const isVisible = (facts: ChecklistFacts, isDismissed = false) =>
  isChecklistVisible({ steps: checklistSteps(facts), isDismissed })

it('disappears when every step is done', () => {
  expect(isVisible(done)).toBe(false)
})

it.each([
  ['no name', { firstName: ' ' }],
  ['a wrong clock', { isClockRight: false }],
  ['one way to sign in', { signInCount: 1 }],
  ['nothing connected', { connectionCount: 0 }],
])('is shown with %s', (_name, fact) => {
  expect(isVisible({ ...done, ...fact })).toBe(true)
})

it('stays away once dismissed', () => {
  expect(isVisible({ ...done, signInCount: 1 }, true)).toBe(false)
})

it('waits for what it depends on', () => {
  expect(checklistSteps({ ...done, signInCount: undefined })).toBeUndefined()
  expect(checklistSteps({ ...done, connectionCount: undefined })).toBeUndefined()
  expect(isVisible({ ...done, firstName: undefined, signInCount: 1 })).toBe(false)
})
