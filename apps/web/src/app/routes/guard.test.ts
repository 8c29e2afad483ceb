// @vitest-environment happy-dom
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '../../platform/api/services.tsx'
import { createServices } from '../session/create-services.ts'
import { guardApp } from './guard.ts'

const BOOT = {
  buildId: 'b',
  origin: 'https://kadr.test',
  apiOrigins: {},
  path: '/dashboard',
  data: {},
}

let validateStatus: number

beforeEach(() => {
  localStorage.clear()
  validateStatus = 401
  vi.stubGlobal('fetch', (input: string) => {
    const isRight = input === '/api/auth/validate' && validateStatus === 200
    const user = {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      firstName: 'Анна',
      lastName: '',
      photoUrl: null,
      timeZone: 'Europe/Moscow',
      selectedCurrency: 'RUB',
      theme: 'system',
    }
    const data = { token: 't', refreshToken: 'r', user }
    return Promise.resolve(
      new Response(JSON.stringify({ success: isRight, data }), { status: isRight ? 200 : 404 }),
    )
  })
})

const enter = ({ services, path }: { services: Services; path: string }) =>
  guardApp({ services, location: { href: path, pathname: path }, isPreload: false }).then(
    () => 'entered',
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  )

it('allows signed-in users', async () => {
  const services = createServices({ boot: BOOT })
  services.session.setState({ token: 't', refreshToken: 'r' })
  expect(await enter({ services, path: '/account' })).toBe('entered')
})

it('redirects signed-out users to the sign-in with the return address', async () => {
  const services = createServices({ boot: BOOT })
  expect(await enter({ services, path: '/account?tab=a' })).toMatchObject({
    to: '/login',
    search: { next: '/account?tab=a' },
  })
})

it('sends no request for a prefetch', async () => {
  const services = createServices({ boot: BOOT })
  const location = { href: '/account', pathname: '/account' }
  await expect(guardApp({ services, location, isPreload: true })).resolves.toBeUndefined()
})

it('signs in by init data in Telegram', async () => {
  validateStatus = 200
  const services = createServices({
    boot: BOOT,
    launch: { messenger: 'telegram', initData: 'raw=1' },
  })
  expect(await enter({ services, path: '/account' })).toBe('entered')
  expect(services.session.getState().authType).toBe('telegram')
})

it('shows the dashboard even when the Telegram sign-in failed', async () => {
  const services = createServices({
    boot: BOOT,
    launch: { messenger: 'telegram', initData: 'raw=1' },
  })
  expect(await enter({ services, path: '/dashboard' })).toBe('entered')
  expect(services.start.getState().status).toBe('failed')
  expect(await enter({ services, path: '/account' })).toMatchObject({ to: '/dashboard' })
})

it('waits for a running Telegram sign-in without starting a second one', async () => {
  validateStatus = 200
  const services = createServices({
    boot: BOOT,
    launch: { messenger: 'telegram', initData: 'raw=1' },
  })
  const start = services.signInByLaunch()
  expect(services.signInByLaunch()).toBe(start)
  expect(await enter({ services, path: '/dashboard' })).toBe('entered')
  expect(services.session.getState().token).toBe('t')
})
