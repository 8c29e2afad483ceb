import { expectAccessible } from '../../support/accessibility.ts'
import { callApi, signInByApi } from '../../support/api.ts'
import { expect } from '../../support/fixtures.ts'
import { becomeOperator, openTab } from '../../support/operator.ts'
import { newPerson, signIn } from '../../support/people.ts'
import { adminTest as test } from '../../support/server-tests.ts'

test('opens by a code of the authenticator, shuts a person out and writes it all down', async ({
  page,
  server,
  browser,
  baseURL,
  allowErrors,
}) => {
  // Refused on purpose: a wrong code, and what a blocked person asks for.
  allowErrors(/40[134]/)
  const { nextCode, recoveryCodes } = await becomeOperator({ page, server })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Коды сохранены, продолжить' }).click()
  await expect(page.getByRole('tab', { name: 'Люди' })).toBeVisible()

  await page.getByRole('button', { name: 'Закрыть доступ' }).click()
  const code = page.getByRole('textbox', { name: 'Код' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Код не подошёл')).toBeVisible()
  await expectAccessible(page)
  await code.fill(nextCode())
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('tab', { name: 'Люди' })).toBeVisible()
  expect(new Set(recoveryCodes).size).toBe(10)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await context.newPage()
  const guest = await signIn({ page: visitor, person: newPerson('Сергей Спамов') })
  await page.getByRole('searchbox').fill('спамов')
  const row = page.getByRole('listitem').filter({ hasText: guest.email })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Закрыть вход: Сергей Спамов' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('выйдет на всех устройствах')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Закрыть вход' }).click()
  await expect(row.getByText('Вход закрыт')).toBeVisible()
  await visitor.goto('/posts')
  await visitor.waitForURL('**/login**')
  await context.close()
  await row.getByRole('button', { name: 'Открыть вход: Сергей Спамов' }).click()
  await expect(row.getByText('Вход закрыт')).toBeHidden()

  for (const name of ['Деньги', 'Сети', 'Задания', 'Обращения', 'Переключатели']) {
    await openTab(page, name)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectAccessible(page)
  }
  await openTab(page, 'Журнал')
  const log = page.getByRole('list', { name: 'Журнал' })
  await expect(log.getByText('Закрыть человеку вход или открыть его')).toHaveCount(2)
  await expect(log.getByText('Кого найти: спамов').first()).toBeVisible()
  await expectAccessible(page)
})

test('pauses a network and goes on', async ({ page, server }) => {
  await becomeOperator({ page, server })
  await page.getByRole('button', { name: 'Коды сохранены, продолжить' }).click()
  await openTab(page, 'Сети')
  const row = page.getByRole('listitem').filter({ hasText: 'Bluesky' })
  await row.getByRole('button', { name: 'Остановить публикации: Bluesky' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('На сколько').selectOption('3 часа')
  await dialog.getByRole('button', { name: 'Остановить' }).click()
  await expect(row.getByText(/Пауза до/)).toBeVisible()
  await row.getByRole('button', { name: 'Продолжить публикации: Bluesky' }).click()
  await expect(row.getByText(/Пауза до/)).toBeHidden()
  await expect(row.getByRole('button', { name: 'Остановить публикации: Bluesky' })).toBeVisible()
})

test('turns a switch that holds for everybody, and back', async ({ page, server }) => {
  const { token } = await signInByApi(server.url)
  const rename = () =>
    callApi({
      ...{ url: server.url, path: '/users/me', method: 'PATCH', token },
      body: { firstName: 'Вера' },
    })
  expect(await rename()).toMatchObject({ status: 200 })
  await becomeOperator({ page, server })
  await page.getByRole('button', { name: 'Коды сохранены, продолжить' }).click()
  await openTab(page, 'Переключатели')
  const maintenance = page.getByRole('switch', { name: 'Идут работы' })
  await maintenance.click()
  await expect(page.getByText(/Включено с/)).toBeVisible()
  expect(await rename()).toMatchObject({ status: 503 })
  expect(await callApi({ url: server.url, path: '/users/me', token })).toMatchObject({
    status: 200,
  })
  await maintenance.click()
  await expect(page.getByText(/Включено с/)).toBeHidden()
  expect(await rename()).toMatchObject({ status: 200 })
  await openTab(page, 'Журнал')
  const log = page.getByRole('list', { name: 'Журнал' })
  await expect(log.getByText('Включить или выключить переключатель').first()).toBeVisible()
})

test('is a page that does not exist for everybody else', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  await signIn({ page })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
  await expect(page.getByText('Код из приложения')).toBeHidden()
})
