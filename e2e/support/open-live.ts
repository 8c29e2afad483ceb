import type { Page } from '@playwright/test'

type Options = { page: Page; path: string }

/** Opens a page of text and waits until its program, which comes after the text, has taken it over. */
export const openLive = async ({ page, path }: Options) => {
  await page.addInitScript(() => {
    document.addEventListener('kadr:ready', () => {
      document.documentElement.dataset.isLive = ''
    })
  })
  await page.goto(path)
  await page.locator('html[data-is-live]').waitFor({ state: 'attached' })
  // React takes the page over piece by piece; a browser is idle only when it is through.
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
}
