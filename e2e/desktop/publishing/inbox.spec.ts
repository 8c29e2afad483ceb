import { expectAccessible } from '../../support/accessibility.ts'
import { openAsEditor } from '../../support/editor.ts'
import { expect } from '../../support/fixtures.ts'
import { fieldOf, listen, openRow, rowsOf, threadOf } from '../../support/inbox.ts'
import { connectThree, signInAsAnna } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

// Sequential: the tests share one workspace and one set of fake accounts.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, server }) => {
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })
  await listen(page)
})

test('two people on one thread see each other, and the second answers on purpose only', async ({
  page,
  server,
}) => {
  const name = await openRow(page)
  await expectAccessible(page)
  const editor = await openAsEditor({ page, server })
  await page.goto('/inbox?tab=waiting')
  await openRow(page)
  await editor.goto(page.url())
  await expect(threadOf(editor, name)).toBeVisible()
  await expect(editor.getByText(/Анна.*тоже здесь, не\sпишет$/)).toBeVisible()

  await fieldOf(page).fill('Здравствуйте. Уже смотрим')
  await expect(editor.getByText(/Анна.*отвечает$/)).toBeVisible({ timeout: 20_000 })
  await fieldOf(editor).fill('Добрый день')
  const anyway = editor.getByRole('button', { name: 'Всё равно ответить' })
  await expect(anyway).toBeVisible()
  // The usual way to send does nothing while somebody else answers.
  await fieldOf(editor).press('Control+Enter')
  await expect(fieldOf(editor)).toHaveValue('Добрый день')

  // Where the news of the other's words came first, this answer is on purpose, too.
  await page.getByRole('button', { name: /^(?:О|Всё равно о)тветить$/ }).click()
  await expect(threadOf(page, name).getByText('Здравствуйте. Уже смотрим')).toBeVisible()
  await expect(editor.getByText('Пока вы писали, в переписке ответили.')).toBeVisible()
  await expect(anyway).toBeVisible()
  await expect(page.getByText(/^(Вышло,\s\d\d:\d\d|\d\d:\d\d,\sАнна.*)$/)).toBeVisible({
    timeout: 40_000,
  })
  await editor.context().close()
})

test('an answer is taken back into the field within ten seconds', async ({ page }) => {
  await openRow(page)
  await fieldOf(page).fill('Передумаю')
  await fieldOf(page).press('Control+Enter')
  await expect(page.getByText(/^Отправим через \d+\sс/)).toBeVisible()
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(fieldOf(page)).toHaveValue('Передумаю')
  await fieldOf(page).fill('')
})

test('keys go through the list, close a thread and bring it back', async ({ page }) => {
  const first = (await rowsOf(page).first().getByRole('link').textContent()) ?? ''
  const before = await rowsOf(page).count()
  await page.keyboard.press('j')
  await expect(threadOf(page, first)).toBeVisible()
  await page.keyboard.press('r')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(rowsOf(page)).toHaveCount(before - 1)
  await page.getByRole('button', { name: /^Вернуть/ }).click()
  await expect(rowsOf(page)).toHaveCount(before)
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible()
  await expectAccessible(page)
})

test('a rule is tried on the last messages before it can be switched on', async ({ page }) => {
  await page.goto('/inbox/new-rule')
  await page.getByLabel('Название').fill('Вопросы помечаем')
  await page.getByLabel('Вопрос', { exact: true }).selectOption({ label: 'Это вопрос' })
  await page.getByLabel('Что сделать').selectOption({ label: 'Поставить метку' })
  await page.getByLabel('Метка').fill('вопрос')
  await page.getByRole('button', { name: 'Сохранить правило' }).click()
  await page.waitForURL(/\/inbox\/rules\//)
  const works = page.getByRole('switch', { name: 'Правило работает' })
  await expect(works).not.toBeChecked()
  await page.getByRole('button', { name: 'Проверить', exact: true }).click()
  await expect(page.getByText(/^Проверили \d+\sсообщен/)).toBeVisible()
  await expectAccessible(page)
  await works.click()
  await expect(works).toBeChecked()
})
