import { expectAccessible } from '../../support/accessibility.ts'
import { plannerOf } from '../../support/calendar.ts'
import { awaitFigures } from '../../support/figures.ts'
import { expect } from '../../support/fixtures.ts'
import { connectingTest as test } from '../../support/server-tests.ts'
import { openInWebView } from '../../support/telegram-host.ts'

test('a phone shows the figures, a piece and the account it belongs to', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  await openInWebView({ page, baseURL: server.url })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const planner = await plannerOf(page)
  const connectionId = await planner.connect()
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Аналитика' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Аналитика' })).toBeVisible()
  await awaitFigures(page)
  await page.getByRole('tab', { name: /^Подписчики/ }).click()
  await expect(page.getByRole('heading', { name: 'Подписчики по дням' })).toBeVisible()
  await expectAccessible(page)

  const sections = page.getByRole('navigation', { name: 'Разделы аналитики' })
  await sections.getByRole('link', { name: 'Публикации', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Публикации' }).getByRole('rowheader')
  await rows.first().getByRole('button').click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Все показатели' }).click()
  // A piece is listed as soon as it is found; its figures are read by the next job.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Как набирала' })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await expectAccessible(page)

  await page.goto('/analytics/accounts')
  const accounts = page.getByRole('table', { name: 'Аккаунты' })
  await accounts.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Публикации аккаунта' })).toBeVisible()
  await expectAccessible(page)
  await planner.disconnect(connectionId)
})
