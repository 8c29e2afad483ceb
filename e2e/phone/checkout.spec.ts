import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

test('the checkout fills the screen, tells what renews, and Back closes it', async ({ page }) => {
  await signIn({ page, person: newPerson(), path: '/account/plan' })
  await page.getByRole('button', { name: 'Перейти на Creator' }).filter({ visible: true }).click()
  const checkout = page.getByRole('dialog', { name: 'Оплата' })
  await expect(checkout.getByText('К оплате сегодня')).toBeVisible()
  await checkout.getByRole('radio', { name: /^Год/ }).click()
  await expect(checkout.getByRole('button', { name: /^Оплатить 14\s304\s₽$/ })).toBeVisible()
  const renewal = checkout.getByRole('switch', { name: /Продлевать автоматически/ })
  await expect(checkout.getByText(/тариф закончится, ничего не спишем/)).toBeVisible()
  await renewal.check()
  await expect(checkout.getByText(/спишем 14\s304\s₽ с этой же карты/)).toBeVisible()
  const box = await checkout.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await expectAccessible(page)
  await page.goBack()
  await expect(checkout).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Сравнить тарифы' })).toBeVisible()
})

test('a message lies over the header and leaves the name of the plan in sight', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/subscription\/trial/)
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, person: newPerson(), path: '/account/plan' })
  await page.route('**/api/users/subscription/trial', (route) => route.abort())
  await page.getByRole('button', { name: 'Попробовать' }).tap()
  const message = page.getByRole('region', { name: /Уведомления/ }).getByRole('listitem')
  await expect(message).toHaveText(/Нет связи/)
  const name = page.getByRole('main').getByText('Free', { exact: true }).first()
  await expect
    .poll(async () => {
      const [over, under] = [await message.boundingBox(), await name.boundingBox()]
      return over && under && over.y + over.height <= under.y
    })
    .toBe(true)
})
