import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { BRAND, fillBrand, makeOfTemplate, saveTemplate } from '../support/templates.ts'

test('a template is saved and used on a phone', async ({ page }) => {
  test.slow()
  await signIn({ page, path: '/reels' })
  const press = (name: string) => page.getByRole('button', { name }).tap()
  await saveTemplate(page, { name: 'Пять кофеен', press })
  await expectNoSidewaysScroll(page)
  const { content } = await makeOfTemplate(page, { words: 'Три пекарни', press })
  const titles =
    content.kind === 'slideshow' ? content.form.slides.map(({ card }) => card.title) : []
  expect(titles[0]).toBe('Три пекарни')
})

test('the brand is filled in on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn({ page, path: '/reels' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  expect(await fillBrand(page, press)).toMatchObject({ brand: BRAND })
  await expectNoSidewaysScroll(page)
})
