import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addAuthenticator,
  addPasskey,
  makeApiKey,
  proofOf,
  prove,
  sectionOf,
} from '../support/passkeys.ts'
import { signIn } from '../support/people.ts'
import { openInWebView } from '../support/telegram-host.ts'

test('a passkey of the phone confirms a new API key', async ({ page, allowErrors }) => {
  // What waits for a proof is refused first.
  allowErrors(/status of 403/)
  await addAuthenticator(page)
  await signIn({ page, path: '/account' })
  await addPasskey(page)
  await expectAccessible(page)
  await makeApiKey(page, 'Склад')
  await expect(proofOf(page)).toContainText('Новый ключ API')
  await expectAccessible(page)
  await prove(page)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Ключ' })).toBeVisible()
})

test('inside of Telegram the section says where passkeys work', async ({ page, origin }) => {
  await openInWebView({ page, baseURL: origin })
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(sectionOf(page)).toContainText('Внутри мессенджера ключи доступа не работают')
  await expect(sectionOf(page).getByRole('button', { name: 'Открыть в браузере' })).toBeVisible()
  await expect(sectionOf(page).getByRole('button', { name: 'Добавить ключ' })).toHaveCount(0)
  await expectAccessible(page)
})
