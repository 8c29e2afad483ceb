import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Meter } from './meter.tsx'

afterEach(cleanup)

it('shows the value of the bar as text', () => {
  render(<Meter label="Видео" value={32} of={100} />)
  expect(screen.getByText('32 из 100')).toBeTruthy()
  expect(screen.getByRole('meter', { name: 'Видео' }).getAttribute('aria-valuetext')).toBe(
    '32 из 100',
  )
})

it('has no bar where nothing limits', () => {
  render(<Meter label="Видео" value={1200} of={-1} isUnlimited />)
  expect(screen.getByText(/^1\s200, без\sлимита$/)).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
})

it('shows a zero limit as not in the plan', () => {
  render(<Meter label="Аккаунты" value={0} of={0} />)
  expect(screen.getByText(/^Нет в\sтарифе$/)).toBeTruthy()
  expect(screen.queryByRole('meter')).toBeNull()
})

it('stays full when more is used than the plan gives', () => {
  render(<Meter label="Аккаунты" value={8} of={5} />)
  expect(screen.getByText('8 из 5')).toBeTruthy()
  expect(screen.getByRole('meter').getAttribute('value')).toBe('5')
})
