import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  BLUESKY,
  CHANNEL,
  cardOf,
  connectBluesky,
  connectChannel,
  openConnections,
} from '../support/connections.ts'
import { expect, test } from '../support/own-server.ts'
import { newPerson, signIn } from '../support/people.ts'
import type { RunningServer } from '../support/server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PLAN = '/account/plan'
const runFile = promisify(execFile)

/** What the owner of the installation types, beside the running server. */
const runBilling = async ({ url, dataDir }: RunningServer, ...args: string[]) => {
  const command = join(ROOT, 'apps/server/src/command.ts')
  const { port } = new URL(url)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, SANDBOX: 'on' }
  const { stdout } = await runFile(process.execPath, [command, 'billing', ...args], { env })
  return stdout
}

test('chooses which accounts stay when the paid plan has ended', async ({ page, ownServer }) => {
  await signIn({ page, person: newPerson(), path: PLAN })
  await page.getByRole('button', { name: 'Перейти на Hobby' }).filter({ visible: true }).click()
  const order = page.getByRole('dialog')
  await order.getByLabel('Почта для чека').fill('vera@example.com')
  await order.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await order.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByRole('heading', { name: 'Тариф Hobby оплачен' })).toBeVisible()

  await openConnections(page)
  await connectBluesky(page)
  await expect(cardOf(page, BLUESKY.account)).toBeVisible()
  await connectChannel(page)
  await expect(cardOf(page, CHANNEL.account)).toBeVisible()

  const [, payment = ''] = (await runBilling(ownServer, 'list')).split(/\s+/)
  expect(await runBilling(ownServer, 'refund', payment)).toContain('succeeded')

  await expect(async () => {
    await page.goto(PLAN)
    await expect(page.getByText('Какие аккаунты оставить')).toBeVisible()
  }).toPass()
  const bluesky = page.getByRole('checkbox', { name: BLUESKY.account })
  const channel = page.getByRole('checkbox', { name: CHANNEL.account })
  await expect(bluesky).toBeChecked()
  await expect(channel).toBeDisabled()
  await bluesky.uncheck()
  await channel.check()
  await page.getByRole('button', { name: 'Оставить выбранные' }).click()
  await expect(page.getByText('Готово: выбранные аккаунты публикуют')).toBeVisible()

  await page.reload()
  await expect(channel).toBeChecked()
  await expect(bluesky).not.toBeChecked()
  await openConnections(page)
  await expect(cardOf(page, BLUESKY.account).getByText(/сверх лимита тарифа/)).toBeVisible()
})
