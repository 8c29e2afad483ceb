import { expectAccessible } from '../../support/accessibility.ts'
import { expect } from '../../support/fixtures.ts'
import { fieldOf, listen, openRow, rowsOf, threadOf } from '../../support/inbox.ts'
import { connectThree, signInAsAnna } from '../../support/posts.ts'
import { publishingTest as test } from '../../support/server-tests.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('comments are answered with one thumb on the smallest phone', async ({ page, server }) => {
  test.slow()
  await signInAsAnna(page)
  await connectThree({ page, server })
  await listen(page)
  await expectAccessible(page)
  const bar = page.getByRole('navigation', { name: 'Основные разделы' })
  await expect(bar.getByRole('link', { name: 'Входящие' })).toBeVisible()

  const before = await rowsOf(page).count()
  const name = await openRow(page)
  await expectAccessible(page)
  // What is used most is in the lower half.
  for (const action of ['Предложить ответ', 'Передать', 'Готово']) {
    const box = await page.getByRole('button', { name: action, exact: true }).boundingBox()
    expect(box?.y).toBeGreaterThan(320)
    expect(box?.height).toBeGreaterThanOrEqual(36)
  }
  await fieldOf(page).fill('Спасибо, что написали')
  await page.getByRole('button', { name: 'Ответить', exact: true }).click()
  await expect(page.getByText(/^Отправим через/)).toBeVisible()
  await page.goBack()
  await expect(threadOf(page, name)).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(before - 1)

  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
