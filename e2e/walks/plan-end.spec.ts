import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import {
  allow,
  BLUESKY,
  beginConnecting,
  cardOf,
  connectBluesky,
  detachAccount,
  OAUTH_NETWORKS,
  openConnections,
} from '../support/connections.ts'
import { expect } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'
import { chooseAccounts, textOf, wallTimeIn, windowOf } from '../support/posts.ts'
import type { RunningServer } from '../support/server.ts'
import { connectingTest as test } from '../support/server-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PLAN = '/account/plan'
const POST = 'Ждёт своего тарифа'
const [, TIKTOK] = OAUTH_NETWORKS
const runFile = promisify(execFile)

/** What the owner of the installation types, beside the running server. */
const runBilling = async ({ url, dataDir }: RunningServer, ...args: string[]) => {
  const command = join(ROOT, 'apps/server/src/command.ts')
  const { port } = new URL(url)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, SANDBOX: 'on' }
  const { stdout } = await runFile(process.execPath, [command, 'billing', ...args], { env })
  return stdout
}

const buyHobby = async (page: Page, { isFirst }: { isFirst: boolean }) => {
  await page.goto(PLAN)
  await page.getByRole('button', { name: 'Перейти на Hobby' }).filter({ visible: true }).click()
  const order = page.getByRole('dialog')
  await expect(order.getByText('К оплате сегодня')).toBeVisible()
  if (isFirst) {
    await order.getByLabel('Почта для чека').fill('vera@example.com')
    await order.getByRole('checkbox', { name: /Принимаю оферту/ }).check()
  }
  await order.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Тариф Hobby оплачен' })).toBeVisible()
}

const connectTwo = async (page: Page) => {
  await openConnections(page)
  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toBeVisible()
  await beginConnecting(page, TIKTOK)
  await allow(page)
  await expect(cardOf(page, TIKTOK.account)).toBeVisible()
}

const publishNow = async (page: Page) => {
  await page.goto('/posts')
  await page.getByRole('link', { name: POST }).click()
  await windowOf(page).getByRole('link', { name: 'Изменить' }).click()
  await page.getByRole('radio', { name: 'Сейчас' }).click()
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
}

test('a plan ends: the person chooses which account stays, the post of the other waits for the next plan', async ({
  page,
  server,
  allowErrors,
}) => {
  test.setTimeout(300_000)
  allowErrors(/422/)
  await signIn({ page, person: newPerson(), path: PLAN })
  await buyHobby(page, { isFirst: true })
  await connectTwo(page)
  await page.goto('/posts/new')
  await chooseAccounts(page, ['Bluesky'])
  await textOf(page).fill(POST)
  await page.getByLabel('Дата и время').fill(wallTimeIn(3, '10:30'))
  await page.getByRole('button', { name: 'Запланировать' }).click()
  await expect(windowOf(page).getByText('Запланирован', { exact: true })).toBeVisible()

  const [, payment = ''] = (await runBilling(server, 'list')).split(/\s+/)
  expect(await runBilling(server, 'refund', payment)).toContain('succeeded')
  await expect(async () => {
    await page.goto(PLAN)
    await expect(page.getByText('Какие аккаунты оставить')).toBeVisible()
  }).toPass()
  const bluesky = page.getByRole('checkbox', { name: BLUESKY.account })
  const tiktok = page.getByRole('checkbox', { name: TIKTOK.account })
  await expect(bluesky).toBeChecked()
  await expect(tiktok).toBeDisabled()
  await bluesky.uncheck()
  await tiktok.check()
  await page.getByRole('button', { name: 'Оставить выбранные' }).click()
  await expect(page.getByText('Готово: выбранные аккаунты публикуют')).toBeVisible()
  await page.reload()
  await expect(tiktok).toBeChecked()
  await expect(bluesky).not.toBeChecked()

  await openConnections(page)
  await expect(cardOf(page, TIKTOK.account).getByText('Работает')).toBeVisible()
  await expect(cardOf(page, BLUESKY.account).getByText('Только чтение')).toBeVisible()
  await expect(cardOf(page, BLUESKY.account).getByText(/сверх лимита тарифа/)).toBeVisible()
  await publishNow(page)
  await expect(
    page.getByText(/Аккаунт сверх тарифа: публиковать через него нельзя/).first(),
  ).toBeVisible()
  await page.goto('/posts?state=scheduled')
  await expect(page.getByRole('link', { name: POST })).toBeVisible()

  await buyHobby(page, { isFirst: false })
  await expect(async () => {
    await openConnections(page)
    await expect(cardOf(page, BLUESKY.account).getByText('Работает')).toBeVisible()
  }).toPass()
  await expect(cardOf(page, TIKTOK.account).getByText('Работает')).toBeVisible()
  await publishNow(page)
  await expect(windowOf(page).getByText('Опубликован', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  // Other tests of this server need the accounts.
  await openConnections(page)
  await detachAccount(page, BLUESKY.account)
  await detachAccount(page, TIKTOK.account)
})
