import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { textOf } from '../support/posts.ts'

test('help comes as a sheet and leaves the text to be taken back', async ({ page }) => {
  await signIn({ page, path: '/posts/new' })
  await textOf(page).fill('Мы открыли пекарню у парка. Печём с шести утра. Приходите на завтрак.')
  await page.getByRole('button', { name: 'Помощь ИИ' }).click()
  const sheet = page.getByRole('dialog', { name: 'Помощь ИИ' })
  await sheet.getByRole('radio', { name: 'Хештеги' }).click()
  await sheet.getByRole('button', { name: 'Подобрать хештеги' }).click()
  await expect(sheet.getByText('Шаблонный режим')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Добавить к тексту' }).click()
  await expect(sheet).toBeHidden()
  await expect(textOf(page)).toHaveValue(/#/)
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(textOf(page)).not.toHaveValue(/#/)
})
