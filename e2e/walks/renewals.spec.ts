import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'
import {
  type Charging,
  choosePlan,
  openPlan,
  payWithRenewal,
  walkToCharge,
} from '../support/renewals.ts'
import { connectingTest as test } from '../support/server-tests.ts'

const PLAN = '/account/plan'
const LATE = 'Не удалось продлить тариф Hobby'

const receiptsOf = (page: Page) => page.getByRole('button', { name: 'Квитанция' })

/** The next charge comes as it was announced, with a receipt, and the one after it is named. */
const renew = async (
  charging: Charging,
  expected: { notice: RegExp; sum: RegExp; receipts: number },
) => {
  const { page } = charging
  await walkToCharge(charging, expected)
  await expect(async () => {
    await openPlan(page)
    await expect(receiptsOf(page)).toHaveCount(expected.receipts, { timeout: 5000 })
  }).toPass()
  await expect(page.getByText('Следующее списание')).toBeVisible()
  await expect(page.getByRole('status').getByText(expected.sum)).toBeVisible()
}

test('a plan renews by the month, by the year, after a change of currency and provider, and as it is when a change is taken back', async ({
  page,
  server,
}) => {
  test.setTimeout(600_000)
  const charging = { page, server }
  await signIn({ page, person: newPerson(), path: PLAN })
  await choosePlan(page, 'Перейти на Creator')
  const first = { renews: /спишем 1\s490\s₽ с этой же карты/, email: 'vera@example.com' }
  await payWithRenewal(page, first)
  const month = { notice: /Спишем 1\s490\s₽/, sum: /, 1\s490\s₽$/ }
  await renew(charging, { ...month, receipts: 2 })
  await renew(charging, { ...month, receipts: 3 })

  await choosePlan(page, 'Перейти на Hobby')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Перейти на Hobby' }).click()
  await expect(page.getByText(/— Hobby, месяц$/)).toBeVisible()
  await page.getByRole('button', { name: 'Оставить Creator' }).click()
  await expect(page.getByText(/— Hobby, месяц$/)).toHaveCount(0)
  await renew(charging, { ...month, receipts: 4 })

  await page.getByRole('radio', { name: /^Год/ }).click()
  await choosePlan(page, 'Перейти на год')
  await payWithRenewal(page, { renews: /спишем 14\s304\s₽ с этой же карты/ })
  await renew(charging, { notice: /Спишем 14\s304\s₽/, sum: /, 14\s304\s₽$/, receipts: 6 })

  await page.getByRole('radio', { name: 'Br' }).click()
  await choosePlan(page, 'Перейти на Ultimate')
  await payWithRenewal(page, { renews: /спишем 109\sBr с этой же карты/ })
  await renew(charging, { notice: /Спишем 109\sBr/, sum: /, 109\sBr$/, receipts: 8 })
})

test('a charge that the bank refuses is told with what mends it, and another card pays the overdue month', async ({
  page,
  server,
}) => {
  test.setTimeout(400_000)
  const charging = { page, server }
  await signIn({ page, person: newPerson(), path: PLAN })
  await choosePlan(page, 'Перейти на Hobby')
  const renews = /спишем 790\s₽ с этой же карты/
  await payWithRenewal(page, { renews, email: 'vera@example.com', card: /не хватит денег/ })
  await walkToCharge(charging, { notice: /Спишем 790\s₽/ })
  await expect(async () => {
    await openPlan(page)
    await expect(page.getByText(LATE)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText(/Деньги не списаны, тариф действует до/)).toBeVisible()
  await expect(page.getByText('Повторим списание')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Сменить карту' })).toBeVisible()
  await expect(page.getByText(LATE)).toHaveCount(1)
  await page.getByRole('link', { name: 'Сменить карту' }).click()
  await payWithRenewal(page, { renews, card: /платит всегда/ })
  await expect(page.getByText(LATE)).toHaveCount(0)
  await expect(page.getByText('Следующее списание')).toBeVisible()
  await expect(receiptsOf(page)).toHaveCount(2)
  await renew(charging, { notice: /Спишем 790\s₽/, sum: /, 790\s₽$/, receipts: 3 })
})
