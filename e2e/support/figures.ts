import { expect, type Page } from '@playwright/test'

/** The collector reads a new account and its last months shortly after it was connected. */
export const awaitFigures = (page: Page) =>
  expect(async () => {
    await page.goto('/analytics')
    const followers = page.getByRole('tab', { name: /^Подписчики/ })
    await expect(followers).toContainText(/\d/, { timeout: 5000 })
  }).toPass({ timeout: 90_000 })
