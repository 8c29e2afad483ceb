import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/library.ts'
import { signIn } from '../support/people.ts'

test('a key is made, shown once, used in the console of the reference and revoked', async ({
  page,
  baseURL,
  allowErrors,
}) => {
  // An empty name is refused by the server.
  allowErrors(/status of 400/)
  await signIn({ page, path: '/integrations' })
  await expectAccessible(page)
  await page.getByRole('link', { name: /Ключи/ }).first().click()
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Создать' }).click()
  await expect(dialog.getByText('Поле «Название»: не заполнено')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Название' }).fill('CRM магазина')
  await expect(dialog.getByRole('checkbox', { name: /^Посты: публикация/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Создать' }).click()
  const token = await dialog.getByRole('textbox', { name: 'Ключ' }).inputValue()
  expect(token).toMatch(/^kadr_test_[0-9A-Za-z]{38}$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Готово' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'CRM магазина' })
  await expect(row).toContainText('Ещё не использовали')
  await expect(page.locator('body')).not.toContainText(token)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }

  await page.goto(`${baseURL}/developers/workspace`)
  await expectAccessible(page)
  const call = page.locator('#getWorkspace')
  await call.getByText('Попробовать').click()
  await call.getByLabel('Ключ').fill(token)
  await call.getByRole('button', { name: 'Выполнить' }).click()
  await expect(call.getByRole('status')).toContainText('200')
  await expect(call.getByRole('status')).toContainText('CRM магазина')

  await page.goto(`${baseURL}/integrations/keys`)
  await expect(row).toContainText('Последний вызов')
  await row.getByRole('button', { name: 'Отозвать ключ «CRM магазина»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(row).toContainText('отозван')
  const refused = await page.request.get(`${baseURL}/api/v1/workspace`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(401)
})

test('the reference shows every call of the document and every failure it names', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`${baseURL}/api/v1/openapi.json`)
  const document: { paths: Record<string, Record<string, { summary: string }>> } =
    await answer.json()
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  await page.goto('/developers')
  await expectAccessible(page)
  const menu = page.getByRole('navigation', { name: 'Разделы API' }).last()
  const groups = await menu.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const path = link.getAttribute('href') ?? ''
      return /^\/developers\/(?!errors)/.test(path) ? path : []
    }),
  )
  const shown: string[] = []
  for (const path of groups) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    shown.push(...(await page.locator('main section h2').allTextContents()))
  }
  expect(shown.toSorted()).toEqual(calls.map(({ summary }) => summary).toSorted())
  await page.goto('/developers/errors#insufficient_scope')
  await expect(page.locator('#insufficient_scope')).toContainText('Ключу не дано это право')
  await expectAccessible(page)
})
