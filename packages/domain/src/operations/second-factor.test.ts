import { installationAction } from '@kadr/contract/base/permissions'
import { expect, it } from 'vitest'
import { needsSecondFactor } from './second-factor.ts'

it('asks for a code for everything but giving one', () => {
  expect(installationAction.options.filter((action) => !needsSecondFactor(action))).toEqual([
    'installation.enter',
  ])
})
