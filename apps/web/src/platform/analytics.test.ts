import type { PublicConfig } from '@kadr/contract/config'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'
import type { ProductClient } from './analytics-vendors.ts'

const VENDORS: PublicConfig['analytics'] = {
  product: { scriptUrl: 'https://ph.test/array.js', key: 'key', host: 'https://ph.test' },
  visitors: { scriptUrl: 'https://um.test/script.js', siteId: 'site' },
  googleTag: { scriptUrl: 'https://gt.test/gtag.js', id: 'G-1' },
}

let scripts: HTMLScriptElement[]
let product: { [K in keyof ProductClient]: Mock<ProductClient[K]> }

beforeEach(() => {
  localStorage.clear()
  scripts = []
  product = { init: vi.fn(), identify: vi.fn(), reset: vi.fn() }
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
  const analytics = createAnalytics({ loadVendors, schedule: (action) => action() })
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

it('creates profiles only for signed-in users, before or after the consent', async () => {
  const { analytics } = setUp()
  analytics.identify('user-1')
  expect(product.identify).not.toHaveBeenCalled()
  analytics.decide('given')
  await vi.waitFor(() => expect(product.identify).toHaveBeenCalledWith('user-1'))
  expect(product.init).toHaveBeenCalledWith('key', {
    api_host: 'https://ph.test',
    person_profiles: 'identified_only',
  })
  analytics.reset()
  expect(product.reset).toHaveBeenCalledOnce()
})
