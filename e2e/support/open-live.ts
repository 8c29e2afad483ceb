import type { Page } from '@playwright/test'

type Options = { page: Page; path: string }

/** Opens a prerendered page and waits for hydration. */
export const openLive = async ({ page, path }: Options) => {
  await page.addInitScript(() => {
    document.addEventListener('kadr:ready', () => {
      document.documentElement.dataset.isLive = ''
    })
  })
  await page.goto(path)
  await page.locator('html[data-is-live]').waitFor({ state: 'attached' })
  // React hydrates in chunks; the browser is idle only afterwards.
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
}
