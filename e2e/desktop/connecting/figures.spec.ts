import { expectAccessible } from '../../support/accessibility.ts'
import { plannerOf } from '../../support/calendar.ts'
import { awaitFigures } from '../../support/figures.ts'
import { expect } from '../../support/fixtures.ts'
import { signIn } from '../../support/people.ts'
import { connectingTest as test } from '../../support/server-tests.ts'

const PASSWORD = 'kofe-2026'

test('the figures of an account that joins today, a group and a report for a client', async ({
  page,
  browser,
  server,
  allowErrors,
}) => {
  test.setTimeout(240_000)
  allowErrors(/422/, /40[13]/)
  await signIn({ page })
  const planner = await plannerOf(page)
  const connectionId = await planner.connect()
  await awaitFigures(page)

  // Full on the first day: what the pieces have had, and growth from now on.
  // Pieces are read by the job after that of the account.
  await expect(async () => {
    await page.reload()
    const collected = page.getByRole('heading', { name: 'За всё время у публикаций периода' })
    await expect(collected).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText(/^Прирост с\s\d+\s\S+$/).first()).toBeVisible()
  await page.getByRole('tab', { name: /^Подписчики/ }).click()
  await expect(page.getByRole('heading', { name: 'Подписчики по дням' })).toBeVisible()
  await page.getByRole('button', { name: 'Показать таблицей' }).click()
  await expect(page.getByRole('columnheader', { name: 'День' })).toBeVisible()
  await expectAccessible(page)

  const sections = page.getByRole('navigation', { name: 'Разделы аналитики' })
  await sections.getByRole('link', { name: 'Публикации', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Публикации' }).getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)
  await rows.first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Все показатели' }).click()
  await expect(page.getByRole('heading', { name: 'Как набирала' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/analytics/accounts')
  await page.getByLabel('Ссылка на аккаунт').fill('https://www.tiktok.com/@kadr')
  await page.getByRole('button', { name: 'Отслеживать' }).click()
  await expect(page.getByText(/^Эту сеть отслеживать нельзя/)).toBeVisible()
  await expectAccessible(page)

  await sections.getByRole('link', { name: 'Группы аккаунтов' }).click()
  await page.getByRole('button', { name: 'Создать группу' }).first().click()
  const group = page.getByRole('dialog', { name: 'Новая группа' })
  await group.getByLabel('Название').fill('Клиент')
  await group.getByRole('checkbox').first().check()
  await expectAccessible(page)
  await group.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('link', { name: /^Клиент/ }).click()

  await page.getByRole('button', { name: 'Отчёт' }).click()
  const report = page.getByRole('dialog', { name: 'Отчёт' })
  const saving = page.waitForEvent('download')
  await report.getByRole('button', { name: 'PDF для клиента' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^kadr-.*\.pdf$/)
  await report.getByLabel('Пароль отчёта').fill(PASSWORD)
  await report.getByRole('button', { name: 'Создать ссылку' }).click()
  const address = report.getByLabel('Ссылка готова')
  await expect(address).toHaveValue(/\/report\//)
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: server.url, locale: 'ru-RU' })
  const client = await context.newPage()
  const opened = await client.goto(await address.inputValue())
  expect(opened?.headers()['x-robots-tag']).toBe('noindex')
  await client.getByLabel('Пароль отчёта').fill('another-one')
  await client.getByRole('button', { name: 'Открыть' }).click()
  await expect(client.getByText('Неверный пароль')).toBeVisible()
  await client.getByLabel('Пароль отчёта').fill(PASSWORD)
  await client.getByRole('button', { name: 'Открыть' }).click()
  await expect(client.getByRole('heading', { level: 1, name: /^Итоги/ })).toBeVisible()
  await expect(client.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(client.getByText(/публикаци\S+ периода за\sвсё время/).first()).toBeVisible()
  await expectAccessible(client)
  await context.close()
  await planner.disconnect(connectionId)
})
