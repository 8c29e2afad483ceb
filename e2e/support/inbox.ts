import { expect, type Page } from '@playwright/test'
import { BLUESKY } from './connections.ts'

/** Reads the account of Bluesky, where people have written before. */
export const listen = async (page: Page) => {
  await page.goto('/inbox/accounts')
  const isOn = page.getByRole('switch', { name: `Читать входящие: ${BLUESKY.account}, Bluesky` })
  await expect(isOn).toBeEnabled()
  if (!(await isOn.isChecked())) await isOn.click()
  await expect(isOn).toBeChecked()
  await page.goto('/inbox?tab=waiting')
  await expect(rowsOf(page).first()).toBeVisible({ timeout: 60_000 })
}

export const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Переписки' }).getByRole('listitem')

/** Opens a row of the list; returns whose thread it is. */
export const openRow = async (page: Page, index = 0) => {
  const link = rowsOf(page).nth(index).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(threadOf(page, name)).toBeVisible()
  return name
}

export const threadOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Переписка с ${name}` })

export const fieldOf = (page: Page) => page.getByLabel('Ответ', { exact: true })
