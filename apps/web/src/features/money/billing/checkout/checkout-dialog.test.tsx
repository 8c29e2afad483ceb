import type { Billing, Quote } from '@kadr/contract/money/billing'
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
import { CheckoutDialog } from './checkout-dialog.tsx'

const rub = (amount: number) => ({ amount, currency: 'RUB' as const })

const QUOTE: Quote = {
  kind: 'upgrade',
  plan: 'CREATOR',
  length: 'year',
  value: rub(1_430_400),
  credit: rub(31_600),
  discount: rub(0),
  amount: rub(1_398_800),
  replaced: { plan: 'HOBBY', daysLeft: 12, daysAdded: 0 },
  trialEndsAt: null,
  startsAt: '2026-11-18T09:00:00.000Z',
  endsAt: '2027-11-18T09:00:00.000Z',
  renewal: {
    state: 'on',
    nextAt: '2027-11-18T08:00:00.000Z',
    amount: rub(1_430_400),
    isByProvider: false,
    reason: null,
  },
  needsEmail: true,
  providerTitle: 'ЮKassa',
  quotedAt: '2026-11-18T09:00:00.000Z',
}

const BILLING: Billing = {
  renewal: null,
  method: null,
  next: null,
  current: null,
  trial: null,
  email: 'anna@example.com',
  isOfferAccepted: true,
  currencies: ['RUB'],
}

const PLAN = {
  id: 2,
  name: 'CREATOR' as const,
  priceRUB: 1490,
  priceBEL: 55,
  priceUSD: 19,
  priceStars: 1360,
  limits: { videoGenerations: 100, aiGenerations: 70, accountTracking: 5, connectedAccounts: 10 },
}

type Answer = { status: number; body: object }
const found = (data: object): Answer => ({ status: 200, body: { success: true, data } })
const refused = (status: number, error: object): Answer => ({
  status,
  body: { success: false, error },
})

let answer: (path: string, body: Record<string, unknown>) => Answer | Promise<Answer>
let invoices: Record<string, unknown>[]
const assign = vi.fn()

beforeEach(() => {
  invoices = []
  answer = () => found(QUOTE)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const sent = JSON.parse(String(init.body))
    const isInvoice = address.endsWith('/invoice')
    if (isInvoice) invoices.push(sent)
    const { status, body } = await answer(address, sent)
    return Response.json(body, { status })
  })
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  assign.mockReset()
})

const open = async ({
  refusal,
  billing = BILLING,
}: {
  refusal?: string
  billing?: Billing
} = {}) => {
  const boot = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  services.session.setState({ token: 't', refreshToken: 'r' })
  const rootRoute = createRootRoute({
    component: () => (
      <CheckoutDialog
        plan={PLAN}
        wanted={{ billingPeriod: 'annually', currency: 'RUB', promoCode: '', refusal }}
        billing={billing}
        timeZone="Europe/Moscow"
        back={undefined}
        onClose={() => {}}
      />
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={createRouter({ routeTree: rootRoute, history })} />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return screen.findByRole('dialog', { name: 'Оплата' })
}

const plain = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ')

it('tells before the payment what is paid today, why, and what renews', async () => {
  const dialog = await open()
  await screen.findByRole('button', { name: /^Оплатить 13\s988\s₽$/ })
  const text = plain(dialog)
  expect(text).toContain('Год Creator14 304 ₽')
  expect(text).toContain('Остаток Hobby, 12 дней−316 ₽')
  expect(text).toContain('К оплате сегодня13 988 ₽')
  expect(text).toContain('18 ноября 2027 г. спишем 14 304 ₽ с этой же карты.')
  expect(text).not.toContain('..')
  const renewal = screen.getByRole('switch', { name: /Продлевать автоматически/ })
  await userEvent.click(renewal)
  expect(plain(dialog)).toContain('18 ноября 2027 г. тариф закончится, ничего не спишем.')
  // Nothing is left to agree to.
  expect(screen.queryByRole('checkbox', { name: /Принимаю/ })).toBeNull()
})

it('asks to agree to a renewal even where the offer is accepted', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /^Оплатить/ }))
  expect(screen.getByText('Примите условия, чтобы перейти к оплате')).toBeDefined()
  expect(invoices).toEqual([])
  const consent = screen.getByRole('checkbox', { name: 'Принимаю условия продления' })
  expect(document.activeElement).toBe(consent)
  await userEvent.click(consent)
  answer = () =>
    found({ kind: 'redirect', orderId: crypto.randomUUID(), url: '/pay', isRenewing: true })
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/pay'))
  expect(invoices).toMatchObject([
    { isRenewing: true, amount: QUOTE.amount, quotedAt: QUOTE.quotedAt },
  ])
})

it('asks to agree again to another period: its sum renews', async () => {
  await open()
  const consent = await screen.findByRole('checkbox', { name: 'Принимаю условия продления' })
  await userEvent.click(consent)
  expect(consent).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: /^Месяц/ }))
  expect(screen.getByRole('checkbox', { name: /Принимаю/ })).toHaveProperty('checked', false)
})

it('keeps the form, the sum and the code when the code is wrong, and says why', async () => {
  answer = (_, { promoCode }) =>
    promoCode
      ? refused(400, {
          code: 'VALIDATION_FAILED',
          message: 'Такого промокода нет',
          field: 'promoCode',
        })
      : found(QUOTE)
  await open()
  await screen.findByRole('button', { name: /^Оплатить/ })
  const field = screen.getByLabelText('Промокод')
  await userEvent.type(field, 'глина20')
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }))
  await screen.findByText('Такого промокода нет. Цена прежняя, заказ не изменился.')
  expect(field).toHaveProperty('value', 'глина20')
  expect(screen.getByRole('button', { name: /^Оплатить 13\s988\s₽$/ })).toBeDefined()
  expect(screen.getByLabelText(/Почта для чека/)).toHaveProperty('value', 'anna@example.com')
})

it('loses no press while the sum is counted', async () => {
  const gate = Promise.withResolvers<Answer>()
  answer = () => gate.promise
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Считаем' }))
  expect(invoices).toEqual([])
  answer = () =>
    found({ kind: 'redirect', orderId: crypto.randomUUID(), url: '/pay', isRenewing: false })
  gate.resolve(found({ ...QUOTE, renewal: { ...QUOTE.renewal, state: 'off' } }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/pay'))
  expect(invoices).toHaveLength(1)
})

it('shows both sums when it has changed, and asks to agree again', async () => {
  await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Принимаю/ }))
  answer = (path) =>
    path.endsWith('/invoice')
      ? refused(409, { code: 'CONFLICT', message: 'Сумма изменилась', field: 'amount' })
      : found({ ...QUOTE, amount: rub(1_400_000) })
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
  await screen.findByText(/было 13\s988\s₽, стало 14\s000\s₽/)
  expect(screen.getByRole('button', { name: /^Оплатить 14\s000\s₽$/ })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: /Принимаю/ })).toHaveProperty('checked', false)
  expect(assign).not.toHaveBeenCalled()
})

it('says that a refused payment took nothing, why, and offers another card', async () => {
  await open({ refusal: 'На карте не хватило денег.' })
  const notice = screen.getByRole('region', { name: 'Деньги не списаны' })
  expect(notice.textContent).toContain('На карте не хватило денег.')
  expect(screen.getByRole('button', { name: 'Другая карта' })).toBeDefined()
})

it('has no switch where nothing can renew, and says why', async () => {
  const renewal = { state: 'impossible' as const, nextAt: null, amount: null, isByProvider: false }
  answer = () => found({ ...QUOTE, renewal: { ...renewal, reason: 'Карты здесь не сохраняются' } })
  const dialog = await open()
  await screen.findByText('Не продлевается само')
  expect(plain(dialog)).toContain('Карты здесь не сохраняются. 18 ноября 2027 г. тариф закончится')
  expect(screen.queryByRole('switch')).toBeNull()
})

it('says in our words that the connection is lost, and keeps the press possible', async () => {
  await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Принимаю/ }))
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
  await screen.findByText(/^Нет связи с сервером\./)
  expect(screen.getByRole('button', { name: /^Оплатить/ })).toHaveProperty('disabled', false)
})
