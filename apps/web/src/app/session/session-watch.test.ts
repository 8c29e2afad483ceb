// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import type { Services } from '../../platform/api/services.tsx'
import { createAppRouter } from '../routes/router.tsx'
import { createServices } from './create-services.ts'
import { watchSession, watchUser } from './session-watch.ts'

const ANNA = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB',
  theme: 'system',
}
const BORIS = { ...ANNA, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', firstName: 'Борис' }

const replace = vi.fn()
let listening: MockInstance<typeof window.addEventListener>
const reload = vi.fn()

beforeEach(() => {
  localStorage.clear()
  listening = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  // A closed tab hears nothing.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  replace.mockReset()
  reload.mockReset()
})

const store = (key: string, value: object) => {
  localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const openTab = async (path: string, beforeDrawn = (_: Services) => {}) => {
  store('kadr.session', { token: 't', refreshToken: 'r', authType: 'google' })
  store('kadr.account', { user: ANNA })
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path, data: {} },
  })
  const opened = services.session.getState()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ services, history })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await router.load()
  beforeDrawn(services)
  const erase = vi.fn()
  watchSession({ router, services, opened })
  watchUser({ router, services, erase })
  return { services, router, erase }
}

it('erases and reloads the page when another tab signs somebody else in', async () => {
  const { services, erase } = await openTab('/account')
  services.queries.setQueryData(['x'], 'of Anna')
  store('kadr.account', { user: BORIS })
  expect(erase).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

it('does so when another tab signs the user out', async () => {
  const { services, erase } = await openTab('/dashboard')
  services.queries.setQueryData(['x'], 'of Anna')
  store('kadr.session', {})
  expect(services.queries.getQueryData(['x'])).toBeUndefined()
  store('kadr.account', {})
  expect(erase).toHaveBeenCalledOnce()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

it('leads to the sign-in when the session ends, also before the page is drawn', async () => {
  const end = ({ session }: Services) => session.reset()
  const { router } = await openTab('/account', end)
  await expect.poll(() => router.state.location.pathname).toBe('/login')
  const later = await openTab('/account')
  expect(later.router.state.location.pathname).toBe('/account')
  end(later.services)
  await expect.poll(() => later.router.state.location.pathname).toBe('/login')
})

it('leaves a public page where it is', async () => {
  await openTab('/connect')
  store('kadr.account', {})
  expect(reload).toHaveBeenCalledOnce()
  expect(replace).not.toHaveBeenCalled()
})

it('stays when the same user changes something or signs in again', async () => {
  const { erase } = await openTab('/account')
  store('kadr.account', { user: { ...ANNA, firstName: 'Аня' } })
  store('kadr.session', { token: 't2', refreshToken: 'r2', authType: 'google' })
  expect(erase).not.toHaveBeenCalled()
})
