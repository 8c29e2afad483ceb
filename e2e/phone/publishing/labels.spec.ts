import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { makeLabels, snippetsOf } from '../../support/labels.ts'
import { saved, signInAsAnna, textOf } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

const SNIPPET = { name: 'доставка', text: 'Отправляем по всей стране за два дня.' }

test('on a phone a snippet is put in by a finger, and a reel carries its rubric', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/)
  test.slow()
  await signInAsAnna(page)
  await makeLabels(page, { rubric: 'Новинки', snippet: SNIPPET })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.goto('/posts/new')
  await textOf(page).pressSequentially('Новая ваза. /')
  await snippetsOf(page)
    .getByRole('option', { name: /доставка/ })
    .click()
  await expect(textOf(page)).toHaveValue(`Новая ваза. ${SNIPPET.text}`)
  await page.getByRole('button', { name: 'Заготовки' }).click()
  await page.getByRole('menuitem', { name: 'доставка' }).click()
  await expect(textOf(page)).toHaveValue(`Новая ваза. ${SNIPPET.text} ${SNIPPET.text}`)
  await page.getByLabel('Рубрика').selectOption({ label: 'Новинки' })
  await expect(saved(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goto('/posts?state=draft')
  await expect(page.getByText('Новинки')).toBeVisible()
})
