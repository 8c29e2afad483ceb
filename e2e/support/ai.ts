import { expect, type Page } from '@playwright/test'

/** Reply of the last request on the AI page. */
export const answerOf = (page: Page) => page.getByRole('region', { name: 'Ответ' })

/** Submits the form and waits for the whole reply. */
export const askAi = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label }).click()
  const again = page.getByRole('button', { name: 'Ещё вариант' })
  await expect(again).toBeVisible()
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(answerOf(page).getByText('Шаблонный режим')).toBeVisible()
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
