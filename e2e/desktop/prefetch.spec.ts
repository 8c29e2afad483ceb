import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { moveOn, openLive } from '../support/open-live.ts'
import { watchTraffic } from '../support/traffic.ts'

const AT_ONCE = 4
const PAGES = [
  '/login',
  '/login/google',
  '/link/google',
  '/link/telegram',
  '/dev/ui',
  '/dev/telegram',
]

test.use({ hasPrefetch: true })

/** A page with more links than may be prefetched concurrently. */
const addLinks = (page: Page) =>
  page.addInitScript((paths) => {
    document.addEventListener('DOMContentLoaded', () => {
      const links = paths.map((path) => Object.assign(document.createElement('a'), { href: path }))
      document.body.prepend(...links)
    })
  }, PAGES)

/** Blocks the page chunks until released. */
const holdChunks = async (page: Page) => {
  const held: Route[] = []
  let asked = 0
  await page.route(/\/assets\/[\w-]+-page-[\w-]+\.js$/, (route) => {
    if (route.request().url().includes('landing-page')) return route.continue()
    asked += 1
    held.push(route)
  })
  return { asked: () => asked, letGo: () => held.shift()?.continue() }
}

test('at most four linked pages are fetched at once, and the rest as these come', async ({
  page,
}) => {
  await addLinks(page)
  const chunks = await holdChunks(page)
  await page.goto('/')
  await moveOn(page)
  await expect.poll(chunks.asked).toBe(AT_ONCE)
  // Enough time for a fifth request to appear, if the limit did not hold.
  await page.waitForTimeout(1500)
  expect(chunks.asked()).toBe(AT_ONCE)
  for (let asked = AT_ONCE + 1; asked <= PAGES.length; asked += 1) {
    await chunks.letGo()
    await expect.poll(chunks.asked).toBe(asked)
  }
  for (let left = 0; left < AT_ONCE; left += 1) await chunks.letGo()
})

test('linked pages are fetched about a second after idle', async ({ page }) => {
  await page.clock.install()
  const traffic = watchTraffic(page)
  await openLive({ page, path: '/' })
  const before = traffic.paths().filter((path) => path.includes('login-page'))
  expect(before).toEqual([])
  await page.clock.runFor(1500)
  await expect.poll(() => traffic.paths().some((path) => path.includes('login-page'))).toBe(true)
})

test.describe('for somebody who saves traffic', () => {
  test.use({ hasPrefetch: false })

  test('no linked page is fetched before it is opened', async ({ page }) => {
    const chunks = await holdChunks(page)
    await page.clock.install()
    const asked = page.waitForRequest(/\/assets\/prefetch-pages-/)
    await openLive({ page, path: '/' })
    await page.clock.runFor(1500)
    await (await asked).response()
    await page.clock.runFor(1500)
    expect(chunks.asked()).toBe(0)
  })
})
