import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { makePhoto } from '../support/media-files.ts'
import { signIn } from '../support/people.ts'
import { expectNothingKept, shareTo, waitForControl } from '../support/sharing.ts'

test('what is shared twice is taken together on a desktop', async ({ page }) => {
  await signIn({ page, path: '/share' })
  await waitForControl(page)
  await shareTo(page, { text: 'Первое', files: [makePhoto('первое.png')] })
  await shareTo(page, { text: 'Второе', files: [makePhoto('второе.png')] })
  await expect(page.getByLabel('Текст')).toHaveValue('Первое\n\nВторое')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'В ресурсы' }).click()
  await page.waitForURL('**/resources')
  for (const name of ['первое.png', 'второе.png']) {
    await expect(page.getByText(name).first()).toBeVisible()
  }
  await expectNothingKept(page)
})
