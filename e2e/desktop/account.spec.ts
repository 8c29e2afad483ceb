import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'
import { ACCOUNT_KEY, readStored, SESSION_KEY } from '../support/stored.ts'

test.beforeEach(async ({ page }) => {
  await signIn({ page, person: newPerson('Вера Лопухова'), path: '/account' })
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера')
})

test('shows the whole account without accessibility faults', async ({ page }) => {
  await expect(page.getByText('Это устройство')).toBeVisible()
  await expect(page.getByText('Это единственный способ входа')).toBeVisible()
  for (const way of ['Открыть тариф', 'Все пространства']) {
    await expect(page.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Уведомления' })).toBeVisible()
  await expectAccessible(page)
  // A small laptop: the menu of the profile stays in the sidebar.
  await page.setViewportSize({ width: 1366, height: 600 })
  await expect(page.getByRole('button', { name: /^Меню профиля/ })).toBeInViewport()
})

test('keeps an edited profile', async ({ page }) => {
  await page.getByLabel('Имя', { exact: true }).fill('  Надежда ')
  await page.getByLabel('Фамилия').fill('')
  await page.getByLabel('Часовой пояс').selectOption('Asia/Yekaterinburg')
  await page.getByLabel('Валюта цен').selectOption('BYN')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Профиль сохранён')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Надежда')
  await expect(page.getByLabel('Фамилия')).toHaveValue('')
  await expect(page.getByLabel('Часовой пояс')).toHaveValue('Asia/Yekaterinburg')
  await expect(page.getByLabel('Валюта цен')).toHaveValue('BYN')
  await expect.poll(() => readStored(page, ACCOUNT_KEY)).toMatchObject({ selectedCurrency: 'BYN' })
})

test('names the field that is wrong and keeps what was typed', async ({ page }) => {
  const long = 'я'.repeat(65)
  await page.getByLabel('Имя', { exact: true }).fill(long)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Не длиннее 64 символов')).toBeVisible()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue(long)
  await expectAccessible(page)
})

test('keeps the edit when the network is lost', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED|Failed to load/)
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Имя', { exact: true }).fill('Несохранённая')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/не сохранён|Нет связи/i).first()).toBeVisible()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Несохранённая')
})

test('signs another device out', async ({ page, browser, origin, allowErrors }) => {
  const email =
    (await page
      .getByText(/guest-.*@example\.com/)
      .first()
      .textContent()) ?? ''
  const person = { name: 'Вера Лопухова', email: /guest-\S+@example\.com/.exec(email)?.[0] ?? '' }
  const other = await browser.newContext({ baseURL: origin, locale: 'ru-RU' })
  const otherPage = await other.newPage()
  await signIn({ page: otherPage, person })

  await page.reload()
  const revoke = page.getByRole('button', { name: /^Выйти на устройстве/ })
  await expect(revoke).toHaveCount(1)
  await revoke.click()
  await expect(page.getByText('Устройство отключено')).toBeVisible()
  await expect(revoke).toHaveCount(0)

  allowErrors(/401/)
  await otherPage.goto('/account')
  await otherPage.waitForURL('**/login**')
  await other.close()
})

test('signs out everywhere', async ({ page, allowErrors }) => {
  // What a page asks when it is idle may be on its way just now.
  allowErrors(/401 .*\/api\/(events|notifications\/count)/)
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Выйти везде' }).click()
  await page.waitForURL('**/login')
  await expect.poll(async () => (await readStored(page, SESSION_KEY))?.refreshToken).toBeNull()
})

test('gives all data as one file', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать данные' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const text = readFileSync((await file.path()) ?? '', 'utf8')
  expect(JSON.parse(text)).toMatchObject({ sections: expect.any(Object) })
  expect(text).toContain('Лопухова')
  expect(text).not.toMatch(/hash(?!tag)/i)
})

test('deletes the profile only after the whole word', async ({ page, allowErrors }) => {
  await page.getByRole('button', { name: 'Удалить профиль' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Введите слово УДАЛИТЬ').fill('удалить')
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(dialog.getByText('заглавными буквами')).toBeVisible()
  await dialog.getByLabel('Введите слово УДАЛИТЬ').fill('УДАЛИТЬ')
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText('Профиль удалён')).toBeVisible()
  await expect.poll(async () => (await readStored(page, SESSION_KEY))?.token ?? null).toBeNull()
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(left).not.toMatch(/kadr\.user\.|Вера/)
  allowErrors(/401/)
  await page.goto('/account')
  await page.waitForURL('**/login**')
})
