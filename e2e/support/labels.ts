import { expect, type Page } from '@playwright/test'

/** Makes a rubric and a snippet on the page of settings. */
export const makeLabels = async (
  page: Page,
  { rubric, snippet }: { rubric: string; snippet: { name: string; text: string } },
) => {
  await page.goto('/posts/settings')
  await page.getByRole('button', { name: 'Создать рубрику' }).click()
  const rubricDialog = page.getByRole('dialog', { name: 'Новая рубрика' })
  await rubricDialog.getByLabel('Название').fill(rubric)
  await rubricDialog.getByRole('radio', { name: 'Розовый' }).check({ force: true })
  await rubricDialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(rubricDialog).toBeHidden()
  await page.getByRole('button', { name: 'Создать заготовку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая заготовка' })
  await dialog.getByLabel('Короткое имя').fill('два слова')
  await dialog.getByLabel('Текст').fill(snippet.text)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByText(/одним словом/)).toBeVisible()
  await dialog.getByLabel('Короткое имя').fill(snippet.name)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: `/${snippet.name}` })).toBeVisible()
}

/** The list beside the caret of the composer. */
export const snippetsOf = (page: Page) => page.getByRole('listbox', { name: 'Заготовки' })
