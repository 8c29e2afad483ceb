// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Launch } from '../../messenger/find-launch.ts'
import { parseLaunchParams } from '../../messenger/telegram/launch-params.ts'
import { createServices } from './create-services.ts'
import { beginLaunchSession, findSignedLaunch } from './launch-session.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const QUERY = 'tgWebAppVersion=9.1&tgWebAppPlatform=ios'

const launch = ({ isFresh = true, startParam = '' }): Launch => {
  const params = parseLaunchParams(`${QUERY}&tgWebAppData=a&tgWebAppStartParam=${startParam}`)
  if (!params) throw new Error('not launch parameters')
  return { params, isFresh }
}

const begin = (options: Parameters<typeof launch>[0]) => {
  const services = createServices({ boot: BOOT, launch: { messenger: 'telegram', initData: 'a' } })
  const signInByLaunch = vi.spyOn(services, 'signInByLaunch').mockResolvedValue()
  const onward = beginLaunchSession({ launch: launch(options), services })
  return { signInByLaunch, onward, path: window.location.pathname + window.location.search }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account')
})

it('starts a new session on the dashboard, whatever page was opened', () => {
  const { signInByLaunch, path } = begin({})
  expect(path).toBe('/dashboard')
  expect(signInByLaunch).toHaveBeenCalledOnce()
})

it('returns the page a button of the bot has named, to go on to from the dashboard', () => {
  window.history.replaceState(null, '', '/dashboard?to=/posts')
  expect(begin({})).toMatchObject({ path: '/dashboard', onward: '/posts' })
  window.history.replaceState(null, '', '/dashboard?to=/posts')
  expect(begin({ isFresh: false }).onward).toBeUndefined()
})

it('stays on the current page after a reload', () => {
  const { signInByLaunch, path } = begin({ isFresh: false })
  expect(path).toBe('/account')
  expect(signInByLaunch).not.toHaveBeenCalled()
})

it('opens the linking page without signing in first', () => {
  const { signInByLaunch, path } = begin({ startParam: 'link_abc' })
  expect(path).toBe('/link/telegram?token=abc')
  expect(signInByLaunch).not.toHaveBeenCalled()
})

it('treats a launch without init data as the web', () => {
  window.location.hash = QUERY
  expect(findSignedLaunch()).toBeUndefined()
  window.location.hash = `${QUERY}&tgWebAppData=a`
  expect(findSignedLaunch()?.params.initData).toBe('a')
})
