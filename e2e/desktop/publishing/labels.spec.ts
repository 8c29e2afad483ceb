import { expectAccessible } from '../../support/accessibility.ts'
import { CHANNEL, cardOf, openConnections } from '../../support/connections.ts'
import { expect } from '../../support/fixtures.ts'
import { makeLabels, snippetsOf } from '../../support/labels.ts'
import {
  chooseAccounts,
  connectThree,
  saved,
  signInAsAnna,
  textOf,
  wallTimeIn,
  windowOf,
} from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

const SIGNATURE = 'Студия на Лесной, каждый день с десяти'
const SNIPPET = { name: 'запись', text: 'Записаться: ссылка в профиле.' }

test('a snippet by a slash, a signature by itself, a rubric in the list and the calendar', async ({
  page,
  server,
  allowErrors,
}) => {
  allowErrors(/400/)
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })
  await openConnections(page)
  await cardOf(page, CHANNEL.account)
    .getByRole('button', { name: /^Действия с/ })
    .click()
  await page.getByRole('menuitem', { name: 'Подпись к постам' }).click()
  const signing = page.getByRole('dialog', { name: /^Подпись/ })
  await signing.getByLabel('Подпись').fill(SIGNATURE)
  await expectAccessible(page)
  await signing.getByRole('button', { name: 'Сохранить' }).click()
  await expect(cardOf(page, CHANNEL.account).getByText(SIGNATURE)).toBeVisible()
  await makeLabels(page, { rubric: 'Закулисье', snippet: SNIPPET })
  await expectAccessible(page)

  await page.goto('/posts/new')
  await chooseAccounts(page, ['Telegram'])
  await textOf(page).fill('Готовим выставку. ')
  await textOf(page).press('End')
  await textOf(page).pressSequentially('/зап')
  await expect(snippetsOf(page).getByRole('option')).toContainText([SNIPPET.text])
  await expectAccessible(page)
  await textOf(page).press('Enter')
  await expect(snippetsOf(page)).toBeHidden()
  await expect(textOf(page)).toHaveValue(`Готовим выставку. ${SNIPPET.text}`)
  const preview = page.getByRole('complementary')
  await expect(preview.getByText(SIGNATURE)).toBeVisible()
  const counted = `Готовим выставку. ${SNIPPET.text}\n\n${SIGNATURE}`.length
  await expect(page.getByText(`Telegram: ${counted} из`)).toBeAttached()
  await page.getByRole('button', { name: /Telegram/, expanded: false }).click()
  const isSigned = page.getByRole('switch', { name: 'С подписью аккаунта' })
  await isSigned.uncheck()
  await expect(preview.getByText(SIGNATURE)).toBeHidden()
  await isSigned.check()
  await page.getByLabel('Рубрика').selectOption({ label: 'Закулисье' })
  await page.getByLabel('Дата и время').fill(wallTimeIn(1, '10:30'))
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Запланировать' }).click()
  await expect(windowOf(page).getByText('Закулисье')).toBeVisible()

  await page.goto('/posts')
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await page.getByRole('dialog').getByLabel('Рубрика').selectOption({ label: 'Закулисье' })
  await page.getByRole('dialog').getByRole('button', { name: 'Показать' }).click()
  const list = page.getByRole('main')
  await expect(list.getByRole('link', { name: /^Готовим выставку/ })).toBeVisible()
  await expect(list.getByText('Закулисье')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Выбрать: Готовим/ }).check()
  await page.getByRole('button', { name: 'Рубрика' }).click()
  await page.getByRole('menuitem', { name: 'Без рубрики' }).click()
  await expect(page.getByText('Рубрика поставлена: 1')).toBeVisible()
  await expect(list.getByRole('link', { name: /^Готовим выставку/ })).toBeHidden()
  await page.goto('/posts')
  await page.getByRole('checkbox', { name: /^Выбрать: Готовим/ }).check()
  await page.getByRole('button', { name: 'Рубрика' }).click()
  await page.getByRole('menuitem', { name: 'Закулисье' }).click()

  await page.goto('/calendar?view=list')
  await expect(page.getByRole('button', { name: /Готовим выставку.*Закулисье/ })).toBeVisible()
  await expectAccessible(page)

  await openConnections(page)
  await cardOf(page, CHANNEL.account)
    .getByRole('button', { name: /^Действия с/ })
    .click()
  await page.getByRole('menuitem', { name: 'Подпись к постам' }).click()
  await signing.getByLabel('Подпись').fill('')
  await signing.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Подпись убрана')).toBeVisible()
})
