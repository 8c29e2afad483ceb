// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findLaunch, findOnward, isLinking, startPath } from './find-launch.ts'
import { parseLaunchParams } from './telegram/launch-params.ts'

const QUERY = 'tgWebAppVersion=9.1&tgWebAppPlatform=ios&tgWebAppData=a%3D1'

const asNavigation = (address: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([Object.assign(new PerformanceEntryStub(), { name: address })])

class PerformanceEntryStub implements PerformanceEntry {
  name = ''
  entryType = 'navigation'
  startTime = 0
  duration = 0
  toJSON() {
    return {}
  }
}

beforeEach(() => {
  sessionStorage.clear()
  window.location.hash = ''
  asNavigation('')
})
afterEach(() => {
  delete window.TelegramWebviewProxy
  vi.restoreAllMocks()
})

it('finds a new session in the hash', () => {
  window.location.hash = QUERY
  expect(findLaunch()).toMatchObject({ isFresh: true, params: { initData: 'a=1' } })
})

it('finds it in the navigation entry when the hash is gone', () => {
  asNavigation(`https://kadr.test/#${QUERY}`)
  expect(findLaunch()).toMatchObject({ isFresh: true, params: { platform: 'ios' } })
})

it('remembers it for a reload in the middle of the session', () => {
  window.location.hash = QUERY
  findLaunch()
  window.location.hash = ''
  window.TelegramWebviewProxy = { postEvent: () => {} }
  expect(findLaunch()).toMatchObject({ isFresh: false, params: { initData: 'a=1' } })
})

it('does not treat a plain page as a mini-app because of a frame in the same tab', () => {
  window.location.hash = QUERY
  findLaunch()
  window.location.hash = ''
  expect(findLaunch()).toBeUndefined()
})

it('finds nothing on the web', () => {
  window.location.hash = 'plans'
  expect(findLaunch()).toBeUndefined()
})

const launched = (startParam: string) => {
  const params = parseLaunchParams(`${QUERY}&tgWebAppStartParam=${startParam}`)
  if (!params) throw new Error('not launch parameters')
  return params
}

it('begins on the dashboard', () => {
  expect(startPath(launched('promo'))).toBe('/dashboard')
  expect(isLinking(launched('promo'))).toBe(false)
})

it('begins on the linking page when the bot was opened by a linking link', () => {
  expect(startPath(launched('link_a-b_c'))).toBe('/link/telegram?token=a-b_c')
  expect(isLinking(launched('link_a-b_c'))).toBe(true)
})

it('goes on to the channel of a start parameter', () => {
  expect(startPath(launched('channel_-1001500000001'))).toBe('/dashboard')
  expect(findOnward(launched('channel_-1001500000001'))).toBe(
    '/connections?telegram=-1001500000001',
  )
  expect(findOnward(launched('channel_javascript:1'))).toBeUndefined()
})

it('goes on to the page that a button of the bot has named, and to no other site', () => {
  const onwardFrom = (path: string) => {
    window.history.replaceState(null, '', path)
    return findOnward(launched(''))
  }
  expect(onwardFrom('/dashboard?to=%2Fposts%3Fstate%3Dfailed')).toBe('/posts?state=failed')
  expect(onwardFrom('/dashboard?to=https://evil.test')).toBeUndefined()
  expect(onwardFrom('/dashboard?to=//evil.test')).toBeUndefined()
  expect(onwardFrom('/dashboard?to=/%5Cevil.test')).toBeUndefined()
  expect(onwardFrom('/account?to=/posts')).toBeUndefined()
  expect(onwardFrom('/dashboard')).toBeUndefined()
  window.history.replaceState(null, '', '/')
})

it('goes on to the page of a link, and to no other site', () => {
  const onward = (path: string) =>
    findOnward(launched(`to_${Buffer.from(path).toString('base64url')}`))
  expect(onward('/posts?post=019a&view=week')).toBe('/posts?post=019a&view=week')
  expect(onward('//evil.test')).toBeUndefined()
  expect(onward('https://evil.test')).toBeUndefined()
  expect(findOnward(launched('to_%'))).toBeUndefined()
})

const MAX_HASH = `#WebAppData=${encodeURIComponent(new URLSearchParams({ auth_date: '1', start_param: 'to_L3Bvc3Rz', hash: 'a' }).toString())}&WebAppPlatform=ios&WebAppVersion=26.1`

it('finds what MAX has opened, with the signed start parameter, and remembers it', () => {
  window.history.replaceState(null, '', `/dashboard${MAX_HASH}`)
  const fresh = findLaunch()
  expect(fresh).toMatchObject({
    isFresh: true,
    params: { messenger: 'max', platform: 'ios', startParam: 'to_L3Bvc3Rz' },
  })
  expect(fresh && findOnward(fresh.params)).toBe('/posts')
  window.history.replaceState(null, '', '/account')
  expect(findLaunch()).toMatchObject({ isFresh: false, params: { messenger: 'max' } })
})

it('does not take the page around a frame of MAX for MAX', () => {
  sessionStorage.setItem('kadr.telegram-launch', MAX_HASH.slice(1))
  window.history.replaceState(null, '', '/dev/max')
  expect(findLaunch()).toBeUndefined()
})
