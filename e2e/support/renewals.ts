import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { callApi } from './api.ts'
import type { RunningServer } from './server.ts'
import { readStored, SESSION_KEY } from './stored.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PASS_TIME = join(ROOT, 'apps/server/test/processes/pass-time.ts')
const DAY_MS = 86_400_000
const runFile = promisify(execFile)

type Billing = { renewal: { chargesAt: string | null } | null }
export type Charging = { page: Page; server: RunningServer }

const ask = async <T>({ page, server }: Charging, path: string) => {
  const stored = await readStored(page, SESSION_KEY)
  return (await callApi<T>({ url: server.url, path, token: String(stored?.token) })).data
}

/** The money of the signed-in person gets older; the server beside it goes on. */
const passTime = async (charging: Charging, days: number) => {
  const { url, dataDir } = charging.server
  const { port } = new URL(url)
  const { id } = await ask<{ id: string }>(charging, '/users/me')
  const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, SANDBOX: 'on' }
  await runFile(process.execPath, [PASS_TIME, id, String(days)], { env })
}

export const openPlan = async (page: Page) => {
  await page.goto('/account/plan')
  await expect(page.getByRole('heading', { name: 'Сравнить тарифы' })).toBeVisible()
}

/** Past the notice of the next charge, which the person reads, to the charge itself. */
export const walkToCharge = async (charging: Charging, { notice }: { notice: RegExp }) => {
  const { page } = charging
  const { renewal } = await ask<Billing>(charging, '/users/me/billing')
  if (!renewal?.chargesAt) throw new Error('Nothing will be charged')
  const days = (Date.parse(renewal.chargesAt) - Date.now()) / DAY_MS
  await passTime(charging, days - 1.5)
  await expect(async () => {
    await page.goto('/notifications')
    await expect(page.getByText(notice).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const isRead = page.waitForResponse('**/notifications/read')
  await page.getByRole('button', { name: 'Прочитать все' }).click()
  await isRead
  await passTime(charging, 1.6)
}

export const choosePlan = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** Agrees to a renewal of this sum and pays on the page of the provider. */
export const payWithRenewal = async (
  page: Page,
  { renews, email, card }: { renews: RegExp; email?: string; card?: RegExp },
) => {
  const checkout = page.getByRole('dialog', { name: 'Оплата' })
  await expect(checkout.getByText('К оплате сегодня')).toBeVisible()
  const renewal = checkout.getByRole('switch', { name: /Продлевать автоматически/ })
  if (!(await renewal.isChecked())) await renewal.check()
  await expect(checkout.getByText(renews)).toBeVisible()
  if (email) await checkout.getByLabel('Почта для чека').fill(email)
  await checkout.getByRole('checkbox', { name: /Принимаю/ }).check()
  await checkout.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  if (card) await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Тариф \S+ оплачен$/ })).toBeVisible()
  await openPlan(page)
}
