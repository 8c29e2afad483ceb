import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

const PLAN = '/account/plan'

const openPlan = async (page: Page) => {
  await page.goto(PLAN)
  await expect(page.getByRole('heading', { name: 'Сравнить тарифы' })).toBeVisible()
}

/** To the provider's page; e-mail and consent are asked for the first time only. */
const goToPayment = async (page: Page, { plan, isFirst }: { plan: string; isFirst: boolean }) => {
  await page
    .getByRole('button', { name: `Перейти на ${plan}` })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('К оплате сейчас')).toBeVisible()
  if (isFirst) {
    await dialog.getByLabel('Почта для чека').fill('vera@example.com')
    await dialog.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  }
  await dialog.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
}

test('buys, upgrades without a notification, stops the renewal and has receipts', async ({
  page,
}) => {
  await signIn({ page, person: newPerson(), path: PLAN })
  await openPlan(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Перейти на Creator' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(dialog.getByText('Примите условия оферты')).toBeVisible()
  await expect(dialog.getByText('Укажите почту: на неё придёт чек')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await dialog.getByLabel('Почта для чека').fill('vera@example.com')
  await dialog.getByRole('checkbox', { name: /Продлевать автоматически/ }).check()
  await dialog.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/purchase/success**')
  await expect(page.getByRole('heading', { name: 'Тариф Creator оплачен' })).toBeVisible()

  await openPlan(page)
  await expect(page.getByText('Следующее списание')).toBeVisible()
  await goToPayment(page, { plan: 'Ultimate', isFirst: false })
  await page.getByRole('button', { name: 'Деньги списаны, уведомление потерялось' }).click()
  await page.waitForURL('**/purchase/success**')
  await expect(page.getByRole('heading', { name: 'Тариф Ultimate оплачен' })).toBeVisible()

  await openPlan(page)
  await page.getByRole('button', { name: 'Отменить продление' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить продление' }).click()
  await expect(page.getByText('Оплачено до')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Возобновить продление' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Квитанция' }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/^kadr-\d+\.html$/)
})

test('tells why the bank declined, and offers to try again', async ({ page }) => {
  await signIn({ page, person: newPerson(), path: PLAN })
  await openPlan(page)
  await goToPayment(page, { plan: 'Hobby', isFirst: true })
  await page.getByRole('button', { name: 'Отказ банка' }).click()
  await page.waitForURL('**/purchase/**')
  await expect(page.getByRole('heading', { name: /не прошла|Ждём/ })).toBeVisible()
  await openPlan(page)
  await expect(page.getByText('Платежей ещё не было')).toBeVisible()
})

test('tries a plan, pays one order in two tabs once, returns to the work and moves down later', async ({
  page,
  context,
}) => {
  await signIn({ page, person: newPerson(), path: PLAN })
  await openPlan(page)
  await page.getByRole('button', { name: 'Попробовать' }).click()
  await expect(page.getByText('Пробный период', { exact: true })).toBeVisible()

  // As a limit that was reached leads here.
  await page.goto(`${PLAN}?back=${encodeURIComponent('/products?q=чай')}`)
  await goToPayment(page, { plan: 'Creator', isFirst: true })
  const other = await context.newPage()
  await openPlan(other)
  await goToPayment(other, { plan: 'Creator', isFirst: false })
  expect(other.url()).toBe(page.url())
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await page.waitForURL('**/purchase/success**')
  await other.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Уже оплачено' })).toBeVisible()
  await other.close()
  await expect(page.getByRole('heading', { name: 'Тариф Creator оплачен' })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться и продолжить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Продукты' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('q')).toBe('чай')

  await openPlan(page)
  await expect(page.getByRole('button', { name: 'Квитанция' })).toHaveCount(1)
  await goToPayment(page, { plan: 'Hobby', isFirst: false })
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await page.waitForURL('**/purchase/success**')
  await expect(page.getByText(/^Начнётся/)).toBeVisible()
  await openPlan(page)
  await expect(page.getByText('Creator', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/— тариф Hobby$/)).toBeVisible()
})
