// @vitest-environment happy-dom

import { createAutomation } from '@kadr/contract/automation/automations'
import { getMe } from '@kadr/contract/identity/users'
import { createInvoice, startTrial } from '@kadr/contract/money/billing'
import { createPost, schedulePost } from '@kadr/contract/publishing/posts'
import { routes } from '@kadr/contract/routes'
import type { PublicConfig } from '@kadr/contract/site/config'
import { askAi } from '@kadr/contract/studio/ai'
import { acceptInvite, createInvite } from '@kadr/contract/team/team'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { EVENTS, type ProductClient } from './analytics-vendors.ts'

const VENDORS: PublicConfig['analytics'] = {
  product: { scriptUrl: 'https://ph.test/array.js', key: 'key', host: 'https://ph.test' },
  visitors: { scriptUrl: 'https://um.test/script.js', siteId: 'site' },
  googleTag: { scriptUrl: 'https://gt.test/gtag.js', id: 'G-1' },
}

const reload = vi.fn()
let userId: string | undefined
let scripts: HTMLScriptElement[]
let product: { [K in keyof ProductClient]: Mock<ProductClient[K]> }

beforeEach(() => {
  localStorage.clear()
  scripts = []
  product = { init: vi.fn(), identify: vi.fn(), reset: vi.fn(), capture: vi.fn() }
  userId = undefined
  reload.mockReset()
  window.posthog = product
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script)
    queueMicrotask(() => script.dispatchEvent(new Event('load')))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.posthog
  delete window.dataLayer
})

const setUp = () => {
  const loadVendors = vi.fn(() => Promise.resolve(VENDORS))
  const analytics = createAnalytics({
    loadVendors,
    findUserId: () => userId,
    schedule: (action) => action(),
    reload,
  })
  return { analytics, loadVendors }
}

it('loads nothing before the consent', () => {
  const { analytics, loadVendors } = setUp()
  analytics.start()
  analytics.decide('refused')
  analytics.start()
  expect(loadVendors).not.toHaveBeenCalled()
})

it('loads the configured scripts after the consent, once', async () => {
  const { analytics, loadVendors } = setUp()
  analytics.decide('given')
  analytics.start()
  await vi.waitFor(() => expect(product.init).toHaveBeenCalledOnce())
  expect(loadVendors).toHaveBeenCalledOnce()
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://um.test/script.js',
    'https://gt.test/gtag.js',
    'https://ph.test/array.js',
  ])
  expect(window.dataLayer).toHaveLength(2)
})

it('remembers the consent for the next visit', async () => {
  setUp().analytics.decide('given')
  const { analytics, loadVendors } = setUp()
  analytics.start()
  expect(loadVendors).toHaveBeenCalledOnce()
})

it('creates profiles only for signed-in users, also of those who consent after their sign-in', async () => {
  const visitor = setUp()
  visitor.analytics.decide('given')
  await vi.waitFor(() => expect(product.init).toHaveBeenCalledOnce())
  expect(product.init).toHaveBeenCalledWith('key', {
    api_host: 'https://ph.test',
    person_profiles: 'identified_only',
    capture_pageview: 'history_change',
  })
  visitor.analytics.identify()
  expect(product.identify).not.toHaveBeenCalled()
  userId = 'user-1'
  visitor.analytics.identify()
  expect(product.identify).toHaveBeenCalledExactlyOnceWith('user-1')
  visitor.analytics.reset()
  expect(product.reset).toHaveBeenCalledOnce()

  userId = 'user-2'
  setUp().analytics.start()
  await vi.waitFor(() => expect(product.identify).toHaveBeenCalledWith('user-2'))
})

it('tells what users do by the calls they make, without what they wrote', async () => {
  const { analytics } = setUp()
  analytics.track(createPost)
  analytics.decide('given')
  analytics.track(schedulePost)
  analytics.track(getMe)
  await vi.waitFor(() => expect(product.capture).toHaveBeenCalledOnce())
  analytics.track(createPost)
  expect(product.capture.mock.calls).toEqual([['post_scheduled'], ['post_created']])
  expect(window.dataLayer).toHaveLength(4)
})

it.each([createInvoice, startTrial, askAi, createAutomation, createInvite, acceptInvite])(
  'has an event for $method $path',
  ({ method, path }) => {
    expect(EVENTS[`${method} ${path}`]).toMatch(/^[a-z_]+$/)
  },
)

it('has an event for calls of the contract only', () => {
  const calls = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
  expect(calls).toEqual(expect.arrayContaining(Object.keys(EVENTS)))
})

it('forgets the user and loads the page without vendors when the consent is withdrawn', async () => {
  const { analytics } = setUp()
  analytics.decide('given')
  await vi.waitFor(() => expect(product.init).toHaveBeenCalledOnce())
  analytics.decide('refused')
  expect(product.reset).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
  const { analytics: next, loadVendors } = setUp()
  next.start()
  expect(loadVendors).not.toHaveBeenCalled()
})
