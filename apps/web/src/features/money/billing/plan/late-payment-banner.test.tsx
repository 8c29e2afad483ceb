import type { Billing } from '@kadr/contract/money/billing'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServices } from '../../../../app/session/create-services.ts'
import { ServicesProvider } from '../../../../platform/api/services.tsx'
import { LatePaymentBanner } from './late-payment-banner.tsx'

type Problem = NonNullable<Billing['renewal']>['problem']

const billingWith = (problem: Problem): Billing => ({
  renewal: {
    state: 'past_due',
    plan: 'CREATOR',
    billingPeriod: 'monthly',
    amount: { amount: 149_000, currency: 'RUB' },
    chargesAt: '2026-12-02T08:00:00.000Z',
    isByProvider: false,
    canResume: false,
    needsOtherMethod: false,
    problem,
    failure: 'Некуда отправить чек.',
    graceEndsAt: '2026-12-08T09:00:00.000Z',
  },
  method: { title: 'Карта •• 4242', expiresOn: null },
  next: null,
  current: null,
  trial: null,
  email: null,
  isOfferAccepted: true,
  currencies: ['RUB'],
})

let requests: { path: string; body: unknown }[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    requests.push({ path: new URL(address, 'http://localhost').pathname, body })
    if (body.email.includes('@')) {
      return Response.json({ success: true, data: billingWith('email') })
    }
    const error = { code: 'VALIDATION_FAILED', message: 'Укажите почту полностью', field: 'email' }
    return Response.json({ success: false, error }, { status: 400 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = async (billing: Billing) => {
  const boot = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  services.session.setState({ token: 't', refreshToken: 'r' })
  const rootRoute = createRootRoute({
    component: () => <LatePaymentBanner billing={billing} timeZone="Europe/Moscow" />,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={createRouter({ routeTree: rootRoute, history })} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  await screen.findByRole('region', { name: 'Не удалось продлить тариф Creator' })
}

it('asks for the address that the receipt lacks, keeps a wrong one, and says what follows', async () => {
  await show(billingWith('email'))
  expect(screen.queryByRole('link')).toBeNull()
  const field = screen.getByLabelText('Почта для чека')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить и оплатить' }))
  await userEvent.type(field, 'anna')
  await press()
  await screen.findByText('Укажите почту полностью')
  expect(field).toHaveProperty('value', 'anna')
  await userEvent.type(field, '@example.com ')
  await press()
  const told = await screen.findByRole('status')
  expect(told.textContent).toMatch(/^Почта сохранена.*спишем 1\s490\s₽/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(requests).toEqual(
    ['anna', 'anna@example.com'].map((email) => ({
      path: '/api/users/me/billing/email',
      body: { email },
    })),
  )
})

it('offers the address of the sign-in', async () => {
  await show({ ...billingWith('email'), email: 'anna@example.com' })
  expect(screen.getByLabelText('Почта для чека')).toHaveProperty('value', 'anna@example.com')
})

it('leads to the checkout after a refused card, and asks for no address', async () => {
  await show(billingWith('card'))
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Оплатить', 'Сменить карту'])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/account/plan?pay=late'),
  )
  expect(screen.queryByLabelText('Почта для чека')).toBeNull()
})
