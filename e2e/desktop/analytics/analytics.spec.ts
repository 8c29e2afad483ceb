import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures.ts'
import { moveOn } from '../../support/open-live.ts'
import { signInByGoogle } from '../../support/people.ts'
import { analyticsTest as test } from '../../support/server-tests.ts'

const VENDOR = 'https://analytics.example'
const SCRIPTS = {
  product: `${VENDOR}/product.js`,
  visitors: `${VENDOR}/visitors.js`,
  tag: 'https://www.googletagmanager.com/gtag/js?id=G-LOCAL',
}
/** Records the calls that the app makes to the vendor's client. */
const PRODUCT_SCRIPT = `window.vendorCalls = [];
window.posthog = Object.fromEntries(['init', 'identify', 'reset', 'capture'].map(
  (name) => [name, (...args) => window.vendorCalls.push([name, ...args])]))`

const interceptVendors = async (page: Page) => {
  const asked: string[] = []
  await page.route(/analytics\.example|googletagmanager/, (route) => {
    asked.push(route.request().url())
    const body = route.request().url() === SCRIPTS.product ? PRODUCT_SCRIPT : ''
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}
const vendorCalls = (page: Page) =>
  page.evaluate(() => (window as { vendorCalls?: unknown[][] }).vendorCalls ?? [])

test('nothing of a vendor is loaded before consent, nor after a refusal', async ({ page }) => {
  const asked = await interceptVendors(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await moveOn(page)
  await page.waitForTimeout(2500)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Отказаться' }).click()
  await page.reload({ waitUntil: 'networkidle' })
  await moveOn(page)
  await page.waitForTimeout(2500)
  expect(asked).toEqual([])
})

test('after consent all three load, and only a signed-in person is identified', async ({
  page,
}) => {
  const asked = await interceptVendors(page)
  await page.goto('/')
  await moveOn(page)
  await page.getByRole('button', { name: 'Разрешить' }).click()
  await expect.poll(() => asked.toSorted()).toEqual(Object.values(SCRIPTS).toSorted())
  await expect
    .poll(() => vendorCalls(page))
    .toContainEqual([
      'init',
      'key-1',
      expect.objectContaining({ person_profiles: 'identified_only' }),
    ])
  expect((await vendorCalls(page)).map(([name]) => name)).not.toContain('identify')

  await signInByGoogle({ page })
  const names = async () => (await vendorCalls(page)).map(([name]) => name)
  await expect.poll(names).toContain('identify')
  // The next load, long after the sign-in, identifies as well; withdrawn, the consent leaves no vendor.
  await page.goto('/account')
  await expect.poll(names).toContain('identify')
  await page.getByRole('switch', { name: 'Считать мои посещения' }).uncheck()
  await expect.poll(names).toEqual([])
  await expect(page.getByRole('switch', { name: 'Считать мои посещения' })).not.toBeChecked()
})
