import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { UsageMeter } from './usage-meters.ts'
import { UsageTile } from './usage-tile.tsx'

afterEach(cleanup)

const show = (meter: Partial<UsageMeter>) =>
  render(
    <UsageTile
      meter={{ key: 'videoGenerations', used: 2, limit: 5, isUnlimited: false, ...meter }}
    />,
  )

it('shows the usage of a limit as text and as a meter', () => {
  show({})
  expect(screen.getByText('2')).toBeDefined()
  expect(screen.getByText('из 5')).toBeDefined()
  expect(screen.getByLabelText('Видео').getAttribute('value')).toBe('2')
})

it('labels a limit of zero as not included, without a bar', () => {
  show({ used: 0, limit: 0 })
  expect(screen.getByText('Недоступно в вашем тарифе')).toBeDefined()
  expect(screen.queryByRole('meter')).toBeNull()
})

it('labels an unlimited one, with the count when it is above zero', () => {
  show({ used: 12, limit: -1, isUnlimited: true })
  expect(screen.getByText('Без ограничений')).toBeDefined()
  expect(screen.getByText('12')).toBeDefined()
  expect(screen.queryByRole('meter')).toBeNull()
})
