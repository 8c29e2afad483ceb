import type { Page } from '@playwright/test'

/** A sheet that somebody has shared, as the sandbox plays it. */
export const shareSheet = async ({
  page,
  baseURL,
  name,
  rows,
}: {
  page: Page
  baseURL: string | undefined
  name: string
  rows: readonly string[]
}) => {
  const url = `${baseURL ?? ''}/sandbox/site/sheets/${name}.csv`
  await page.request.put(url, {
    headers: { 'content-type': 'text/csv' },
    data: `Ключ;Текст;Дата;Время\n${rows.join('\n')}\n`,
  })
  return url
}

export const openSheets = async (page: Page) => {
  await page.getByRole('button', { name: 'Импорт из CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Импорт из CSV' })
  await dialog.getByRole('radio', { name: 'Таблица по ссылке' }).click()
  return dialog
}
