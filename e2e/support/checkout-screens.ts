import { expect, type Page } from '@playwright/test'
import { newPerson, signIn } from './people.ts'
import { choosePlan, openPlan, payWithRenewal, walkToCharge } from './renewals.ts'
import type { RunningServer } from './server.ts'

type Save = (name: string) => Promise<void>

const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Оплата' })

const openCheckout = async (page: Page, plan: string) => {
  await choosePlan(page, `Перейти на ${plan}`)
  await expect(checkoutOf(page).getByText('К оплате сегодня')).toBeVisible()
}

/** A checkout in each of its states, up to a refused payment. */
const takeRefused = async ({ page, save }: { page: Page; save: Save }) => {
  await openPlan(page)
  await openCheckout(page, 'Creator')
  const checkout = checkoutOf(page)
  await save('checkout')
  await checkout.getByRole('switch', { name: /Продлевать автоматически/ }).check()
  await checkout.getByLabel('Промокод').fill('нетакого')
  await checkout.getByRole('button', { name: 'Применить' }).click()
  await checkout.getByText(/Цена прежняя/).waitFor()
  await save('checkout-wrong-code')
  await checkout.getByLabel('Почта для чека').fill('vera@example.com')
  await checkout.getByRole('checkbox', { name: /Принимаю/ }).check()
  await checkout.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Отказ банка' }).click()
  await checkout.getByText('Деньги не списаны').waitFor()
  await save('checkout-refused')
}

/** A plan that is paid, and one whose renewal the bank has refused. */
const takeLate = async ({
  page,
  server,
  save,
}: {
  page: Page
  server: RunningServer
  save: Save
}) => {
  await openPlan(page)
  await openCheckout(page, 'Hobby')
  const renews = /спишем 790\s₽ с этой же карты/
  await payWithRenewal(page, { renews, email: 'vera@example.com', card: /не хватит денег/ })
  await save('plan-renewing')
  await walkToCharge({ page, server }, { notice: /Спишем 790\s₽/ })
  await expect(async () => {
    await openPlan(page)
    await expect(page.getByText('Не удалось продлить тариф Hobby')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await save('plan-late')
  await page.goto('/dashboard')
  await page.getByText('Не удалось продлить тариф Hobby').first().waitFor()
  await save('dashboard-late')
}

/** What somebody sees who pays on the web. */
export const takeCheckouts = async (input: { page: Page; server: RunningServer; save: Save }) => {
  await signIn({ page: input.page, person: newPerson(), path: '/account/plan' })
  await takeRefused(input)
  await takeLate(input)
}

/** The same plans inside Telegram, in Stars; the page is open there already: an address of its own would leave Telegram. */
export const takeTelegramCheckout = async ({ page, save }: { page: Page; save: Save }) => {
  await page.getByRole('heading', { name: 'Сравнить тарифы' }).waitFor()
  await save('plan-telegram')
  await openCheckout(page, 'Creator')
  await save('checkout-telegram')
}
