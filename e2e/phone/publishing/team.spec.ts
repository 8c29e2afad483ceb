import { expectAccessible } from '../../support/accessibility.ts'
import {
  allow,
  beginConnecting,
  cardOf,
  OAUTH_NETWORKS,
  openConnections,
} from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { signInAsAnna } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

const [, , , , PINTEREST] = OAUTH_NETWORKS

test.use({ viewport: { width: 360, height: 640 } })

test('the header of a phone says in which workspace one is, and two taps lead to another', async ({
  page,
}) => {
  await signInAsAnna(page)
  const header = page.getByRole('banner')
  const here = header.getByRole('button', { name: /^Рабочее пространство: / })
  await expect(here).toHaveAccessibleName('Рабочее пространство: Студия Анны')
  await here.click()
  const sheet = page.getByRole('dialog', { name: 'Рабочее пространство' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Новое пространство' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Название').fill('Кофейня «Зерно»')
  await form.getByRole('button', { name: 'Создать пространство' }).click()
  await expect(here).toHaveAccessibleName('Рабочее пространство: Кофейня «Зерно»')
  await expect(header.getByText('Кофейня «Зерно»')).toBeVisible()
  await expectAccessible(page)

  await here.click()
  await sheet.getByRole('button', { name: /^Студия Анны/ }).click()
  await expect(here).toHaveAccessibleName('Рабочее пространство: Студия Анны')
  await expect(header.getByText('Студия Анны')).toBeVisible()

  // The sheet closes first, then the page.
  await page.getByRole('link', { name: 'Календарь' }).click()
  await expect(page).toHaveURL(/\/calendar/)
  await here.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/calendar/)
})

test('an error below the fold of a form is brought into view and focus', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/)
  await signInAsAnna(page)
  // Only where something is connected is there something to choose.
  await openConnections(page)
  const card = cardOf(page, PINTEREST.account)
  if (!(await card.isVisible())) {
    await beginConnecting(page, PINTEREST)
    await allow(page)
  }
  await expect(card).toBeVisible()
  await page.goto('/team')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Пригласить в команду' })
  await dialog.getByLabel('Только выбранные аккаунты').check()
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  const error = dialog.getByRole('alert').filter({ hasText: /аккаунт/ })
  await expect(error).toBeInViewport()
  await expect(dialog.locator(':focus')).toBeInViewport()
})
