import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

test('a presenter gets a script, and the old words come back', async ({ page }) => {
  await signIn({ page, path: '/reels/talking-head' })
  const script = page.getByLabel('Что говорит ведущий')
  await script.fill('Мои слова.')
  await page.getByRole('button', { name: 'Написать сценарий' }).click()
  const help = page.getByRole('dialog', { name: 'Написать сценарий' })
  await help.getByLabel('О чём рилс').fill('кофе для дома')
  await help.getByLabel('Длина ролика').selectOption('15')
  await help.getByRole('button', { name: 'Написать' }).click()
  await expect(help.getByText('Шаблонный режим')).toBeVisible()
  await expect(script).toHaveValue('Мои слова.')
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Взять сценарий' }).click()
  await expect(script).toHaveValue(/.+\n.+/)
  await page.getByRole('button', { name: 'Отменить действие' }).click()
  await expect(script).toHaveValue('Мои слова.')
})
