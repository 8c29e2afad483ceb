import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addAuthenticator,
  addPasskey,
  keysOf,
  makeApiKey,
  proofOf,
  prove,
  sectionOf,
} from '../support/passkeys.ts'
import { signIn } from '../support/people.ts'

test('a passkey is added, asked before a new API key, named and removed', async ({
  page,
  allowErrors,
}) => {
  // What waits for a proof is refused first.
  allowErrors(/status of 403/)
  const device = await addAuthenticator(page)
  await signIn({ page, path: '/account' })
  await expect(sectionOf(page)).toContainText('Пока ключей нет')
  await expectAccessible(page)
  await addPasskey(page)
  await expect(keysOf(page)).toHaveCount(1)
  await expect(keysOf(page)).toContainText('Chrome, Linux')

  await makeApiKey(page, 'CRM магазина')
  await expect(proofOf(page)).toContainText('Новый ключ API')
  await expectAccessible(page)
  await device.recognise(false)
  await proofOf(page).getByRole('button', { name: 'Подтвердить ключом' }).click()
  await expect(proofOf(page)).toContainText('Устройство не ответило или вы отказались')
  await device.recognise(true)
  await prove(page)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Ключ' })).toHaveValue(
    /^kadr_test_/,
  )

  await page.goto('/account')
  await keysOf(page)
    .getByRole('button', { name: /^Переименовать/ })
    .click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Название' }).fill('Ноутбук')
  await page.getByRole('button', { name: 'Сохранить' }).last().click()
  await expect(keysOf(page)).toContainText('Ноутбук')
  await sectionOf(page).getByText('Последние использования').click()
  await expect(sectionOf(page)).toContainText('Подтверждено: Новый ключ API')
  await expectAccessible(page)

  await keysOf(page).getByRole('button', { name: 'Удалить ключ «Ноутбук»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(proofOf(page)).toContainText('Ключи доступа')
  await prove(page)
  await expect(sectionOf(page)).toContainText('Пока ключей нет')
})

test('a declined proof does nothing, and lost passkeys are reset later', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  await addAuthenticator(page)
  await signIn({ page, path: '/account' })
  await addPasskey(page)
  await page.getByRole('button', { name: 'Удалить профиль' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Введите слово УДАЛИТЬ').fill('УДАЛИТЬ')
  await question.getByRole('button', { name: 'Удалить навсегда' }).click()
  await proofOf(page).getByRole('button', { name: 'Отмена' }).click()
  await expect(question).toContainText('Подтвердите ключом доступа, что это вы')
  await page.keyboard.press('Escape')

  await sectionOf(page).getByRole('button', { name: 'Ключи потеряны' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Сбросить/ })
    .click()
  await expect(sectionOf(page)).toContainText('Все ключи будут удалены')
  await expectAccessible(page)
  await sectionOf(page).getByRole('button', { name: 'Отменить сброс' }).click()
  await expect(sectionOf(page)).not.toContainText('Все ключи будут удалены')

  await page.getByRole('button', { name: 'Удалить профиль' }).click()
  await question.getByLabel('Введите слово УДАЛИТЬ').fill('УДАЛИТЬ')
  await question.getByRole('button', { name: 'Удалить навсегда' }).click()
  await prove(page)
  await expect(page.getByText('Профиль удалён')).toBeVisible()
})

test('whoever has no passkey is asked for none, and offered one once', async ({ page }) => {
  await signIn({ page, path: '/account' })
  await makeApiKey(page, 'CRM магазина')
  const offer = page.getByText('Защитите важное ключом доступа')
  await expect(offer).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Готово' }).click()
  await makeApiKey(page, 'Склад')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Ключ' })).toBeVisible()
  await expect(offer).toBeHidden()
})
