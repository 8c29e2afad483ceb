import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(cleanup)

it('names the status of a server failure and tries again', async () => {
  const onRetry = vi.fn()
  const error = new ApiError({ code: 'UNAVAILABLE', message: 'Занято', status: 503 })
  render(<ErrorPage error={error} onRetry={onRetry} />)
  expect(screen.getByText('503')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('shows a network error without a response', () => {
  const error = new ApiError({ code: 'NETWORK', message: 'Api error', status: 0 })
  render(<ErrorPage error={error} onRetry={vi.fn()} />)
  expect(screen.getByRole('heading', { name: 'Сервер не ответил' })).toBeDefined()
})

it('has a landmark of its own only on the full screen', () => {
  const { rerender } = render(<ErrorPage error={new Error('x')} onRetry={vi.fn()} />)
  expect(screen.queryByRole('main')).toBeNull()
  rerender(<ErrorPage error={new Error('x')} onRetry={vi.fn()} isFullScreen />)
  expect(screen.getByRole('main')).toBeDefined()
})
