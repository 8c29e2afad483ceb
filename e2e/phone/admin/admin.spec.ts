import { expectAccessible } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { becomeOperator, openTab } from '../../support/operator.ts'
import { newPerson, signIn } from '../../support/people.ts'
import { adminTest as test } from '../../support/server-tests.ts'

test('holds all changes of people while works go on, and lets them change again', async ({
  page,
  server,
  browser,
  baseURL,
  allowErrors,
}) => {
  // The change that is held.
  allowErrors(/503/)
  await becomeOperator({ page, server })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Коды сохранены, продолжить' }).click()
  await expect(page.getByRole('tab', { name: 'Люди' })).toBeVisible()
  await expectAccessible(page)
  await openTab(page, 'Переключатели')
  const works = page.getByRole('switch', { name: /Идут работы/ })
  await works.click()
  await expect(page.getByText(/Включено с/)).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  await signIn({ page: visitor, person: newPerson(), path: '/account' })
  const save = async (name: string) => {
    await visitor.getByLabel('Имя', { exact: true }).fill(name)
    await visitor.getByRole('button', { name: 'Сохранить' }).first().click()
  }
  await expect(async () => {
    await save('Анна')
    await expect(visitor.getByText(/Идут работы/).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await works.click()
  await expect(page.getByText(/Включено с/)).toBeHidden()
  await expect(async () => {
    await save('Мария')
    await expect(visitor.getByText('Профиль сохранён').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.close()

  for (const name of ['Сети', 'Задания', 'Деньги', 'Обращения', 'Журнал']) {
    await openTab(page, name)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectAccessible(page)
  }
})
