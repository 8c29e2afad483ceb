// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppRouter } from '../routes/router.tsx'
import { watchNavigations } from './navigation-watch.ts'

vi.mock('../../platform/page/route-rules.ts', async (original) => {
  const { findRedirect } = await original<typeof import('../../platform/page/route-rules.ts')>()
  const rules = [
    { from: '/chat', to: 'https://t.me/kadr_chat', status: 302 as const },
    { from: '/old', to: '/new', status: 301 as const },
  ]
  return { findRedirect: ({ href }: { href: string }) => findRedirect({ href, rules }) }
})

type Listener = (event: object) => void

const createRouter = () => {
  const listeners = new Map<string, Listener>()
  const navigate = vi.fn()
  const router = {
    options: {},
    history: { subscribe: vi.fn() },
    subscribe: (event: string, listener: Listener) => listeners.set(event, listener),
    navigate,
  } as unknown as AppRouter
  const goTo = (href: string) =>
    listeners.get('onBeforeLoad')?.({
      toLocation: { href },
      fromLocation: { href: '/' },
      hrefChanged: true,
    })
  return { router, navigate, goTo }
}

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  assign.mockReset()
})

const watch = () => {
  const { router, ...rest } = createRouter()
  watchNavigations({ router, buildId: 'b', origin: 'http://localhost', path: '/' })
  return rest
}

it('opens another origin by the browser', () => {
  const { goTo, navigate } = watch()
  goTo('/chat?from=menu')
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://t.me/kadr_chat?from=menu')
  expect(navigate).not.toHaveBeenCalled()
})

it('navigates within the site by the router, replacing the history entry', () => {
  const { goTo, navigate } = watch()
  goTo('/old')
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/new', replace: true })
  expect(assign).not.toHaveBeenCalled()
})

it('leaves other addresses alone', () => {
  const { goTo, navigate } = watch()
  goTo('/account')
  expect([assign.mock.calls, navigate.mock.calls]).toEqual([[], []])
})
