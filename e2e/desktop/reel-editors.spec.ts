import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'

const EDITORS = ['slideshow', 'product-demo', 'talking-head', 'greenscreen-memes']

for (const editor of EDITORS) {
  test(`${editor}: every part of the form is a press away on a wide screen`, async ({ page }) => {
    await signIn({ page, path: `/reels/${editor}` })
    const parts = page.getByRole('main').getByRole('radiogroup').first()
    await expect(parts).toBeVisible()
    const names = await parts.getByRole('radio').allTextContents()
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) {
      const part = parts.getByRole('radio', { name, exact: true })
      await part.click()
      await expect(part).toBeChecked()
      const height = (await part.boundingBox())?.height ?? 0
      expect((await parts.boundingBox())?.height).toBeGreaterThanOrEqual(height)
    }
    await expectAccessible(page)
  })
}
