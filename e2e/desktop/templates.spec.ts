import type { Reel } from '@kadr/contract/studio/reels'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { callAs, startRender } from '../support/reels.ts'
import { openTab } from '../support/slideshow.ts'
import { BRAND, fillBrand, makeOfTemplate, saveTemplate } from '../support/templates.ts'

test('a reel saved as a template becomes a video with other words', async ({ page }) => {
  test.slow()
  await signIn({ page, path: '/reels' })
  const press = (name: string) => page.getByRole('button', { name }).click()
  await saveTemplate(page, { name: 'Пять кофеен', press })
  const made = await makeOfTemplate(page, { words: 'Три пекарни', press })
  const slides = made.content.kind === 'slideshow' ? made.content.form.slides : []
  expect(slides.map(({ card }) => card.title)).toEqual(['Три пекарни', 'Пять кофеен: 2'])
  await startRender(page, made.id)
  const last = async () =>
    (await callAs<Reel>(page, { path: `/reels/${made.id}` })).lastGeneration?.state
  await expect.poll(last, { timeout: 60_000 }).toBe('ready')

  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Пост, рилс, продукт, раздел или действие').fill('пять кофеен')
  const found = page.getByRole('group', { name: 'Шаблоны рилсов' })
  await expect(found.getByText('Пять кофеен')).toBeVisible()
})

test('the brand is asked once and begins each reel, in any style', async ({ page }) => {
  await signIn({ page, path: '/reels' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  expect(await fillBrand(page, press)).toMatchObject({ brand: BRAND, isAsked: true })
  await page.goto('/reels')
  await expect(page.getByText('Что собрать')).toBeVisible()
  await expect(page.getByText('Какой у вас бренд?')).toBeHidden()

  await page.goto('/reels/slideshow')
  await page.getByRole('textbox').first().fill('Как выбрать кофе')
  await page.waitForURL('**/reels/slideshow?reel=*')
  await openTab(page, 'Стиль')
  await page.getByRole('radio', { name: /^Ночь/ }).check({ force: true })
  const id = new URL(page.url()).searchParams.get('reel') ?? ''
  const read = async () => (await callAs<Reel>(page, { path: `/reels/${id}` })).content.form
  await expect.poll(async () => (await read()).style).toBe('night')
  const form = await read()
  expect(form.brand).toMatchObject(BRAND)
  expect('slides' in form && form.slides.at(-1)?.card).toMatchObject({ act: 'Запись в профиле' })
})
