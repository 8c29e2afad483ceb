import { expect, it } from 'vitest'
import { dismissedWarnings, dismissWarning } from './dismissed-warnings.ts'

it('keeps each dismissed key once', () => {
  dismissedWarnings.reset()
  dismissWarning('trial')
  dismissWarning('trial')
  dismissWarning('checklist')
  expect(dismissedWarnings.getState().keys).toEqual(['trial', 'checklist'])
})
