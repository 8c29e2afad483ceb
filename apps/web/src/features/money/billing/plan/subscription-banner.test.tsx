import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { freeSubscription } from './subscription.fixture.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { subscriptionNotice } from './subscription-notice.ts'

afterEach(cleanup)

const now = new Date('2026-05-13T09:00:00Z')

const show = async (over: Partial<typeof freeSubscription>) => {
  const notice = subscriptionNotice({ subscription: { ...freeSubscription, ...over }, now })
  if (!notice) throw new Error('There is nothing to show')
  const onDismiss = vi.fn()
  const rootRoute = createRootRoute({
    component: () => <SubscriptionBanner notice={notice} onDismiss={onDismiss} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />)
  await screen.findByText(notice.title)
  return onDismiss
}

it('lets the user dismiss the trial notice', async () => {
  const onDismiss = await show({})
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

it('keeps an expired plan in sight', async () => {
  await show({ type: 'CREATOR', isFreeTrialUser: false, expiresAt: null })
  expect(screen.getByText('Подписка истекла')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Скрыть' })).toBeNull()
})
