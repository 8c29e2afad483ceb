import type { Page } from '@playwright/test'

type Options = { page: Page; path: string }

/** The first move of a visitor, for which the program of a page to read waits. */
export const moveOn = async (page: Page) => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Opens a prerendered page and waits for hydration. */
export const openLive = async ({ page, path }: Options) => {
  await page.addInitScript(() => {
    document.addEventListener('kadr:ready', () => {
      document.documentElement.dataset.isLive = ''
    })
  })
  await page.goto(path)
  await moveOn(page)
  await page.locator('html[data-is-live]').waitFor({ state: 'attached' })
  // React hydrates in chunks; the browser is idle only afterwards.
  await page.evaluate(
    () => new Promise((resume) => requestIdleCallback(resume, { timeout: 10_000 })),
  )
}
