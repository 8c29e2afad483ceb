import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Services, ServicesProvider } from '../../platform/api/services.tsx'
import { ACCOUNT_KEY } from '../../platform/session/account-store.ts'
import { useCurrency } from '../../platform/session/use-currency.ts'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'http://localhost', apiOrigins: {}, path: '/', data: {} }
const USER = {
  id: '0197a0c0-0000-7000-8000-000000000001',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'USD',
  theme: 'system',
}

const sent = vi.fn()
beforeEach(() => {
  localStorage.clear()
  sent.mockReset()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent(init.method, address, init.body)
    return new Response(JSON.stringify({ success: true, data: USER }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => {
  const services = createServices({ boot: BOOT })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  return { services, ...renderHook(() => useCurrency(), { wrapper }) }
}

const stored = () => JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? '{}').selectedCurrency

it('defaults to roubles, and restores a choice without a request', () => {
  const { result } = open()
  expect(result.current.currency).toBe('RUB')
  act(() => result.current.choose('BYN'))
  expect(result.current.currency).toBe('BYN')
  expect(stored()).toBe('BYN')
  cleanup()
  expect(open().result.current.currency).toBe('BYN')
  expect(sent).not.toHaveBeenCalled()
})

it('is saved in the profile of a signed-in user', async () => {
  const { result, services } = open()
  act(() => services.session.setState({ token: 't', refreshToken: 'r' }))
  act(() => result.current.choose('USD'))
  await vi.waitFor(() => expect(services.account.getState().user).toEqual(USER))
  expect(sent).toHaveBeenCalledWith('PATCH', '/api/users/me', '{"selectedCurrency":"USD"}')
  expect(stored()).toBe('USD')
})

const Shown = () => <b>{useCurrency().currency}</b>
const draw = (services: Services) =>
  renderToString(
    <ServicesProvider services={services}>
      <Shown />
    </ServicesProvider>,
  )

it('renders roubles first, so that hydration matches the prerendered page', () => {
  localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ selectedCurrency: 'USD' }))
  expect(draw(createServices({ boot: BOOT }))).toBe('<b>RUB</b>')
})
