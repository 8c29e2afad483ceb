import type { BrandKit } from '@kadr/contract/studio/brand-kit'
import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import type { Reel } from '@kadr/contract/studio/reels'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addReel, callAs } from './reels.ts'

type Press = (name: string) => Promise<void>

/** Saves a reel as a template on the screen: the title of its first slide is asked. */
export const saveTemplate = async (page: Page, { name, press }: { name: string; press: Press }) => {
  const { id } = await addReel(page, { title: name })
  await page.goto(`/reels?reel=${id}`)
  await page.getByRole('link', { name: 'Сохранить как шаблон' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сохранить как шаблон' })
  await expect(dialog.getByLabel('Название шаблона')).toHaveValue(name)
  await press('Отметить всё')
  await press('Снять всё')
  await press('Сохранить шаблон')
  await expect(dialog.getByText('Отметьте, что спрашивать')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: /Слайд 1: заголовок/ }).check()
  await expectAccessible(page)
  await press('Сохранить шаблон')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  const [saved] = await callAs<ReelTemplate[]>(page, { path: '/reel-templates' })
  expect(saved).toMatchObject({ name, asks: [{ key: 'slides.s0.title' }] })
  return id
}

/** Makes a reel of the only template: an empty place is named, other words become a video. */
export const makeOfTemplate = async (
  page: Page,
  { words, press }: { words: string; press: Press },
): Promise<Reel> => {
  await page.getByRole('link', { name: 'Собрать рилс' }).click()
  const dialog = page.getByRole('dialog', { name: /Рилс по шаблону/ })
  await expect(dialog.getByLabel('Слайд 1: заголовок')).toBeVisible()
  await press('Собрать рилс')
  await expect(dialog.getByText('Заполните поле «Слайд 1: заголовок»')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Слайд 1: заголовок').fill(words)
  await press('Собрать рилс')
  await page.waitForURL('**/reels/slideshow?reel=*')
  await expect(page.getByRole('button', { name: 'Собрать видео' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('reel') ?? ''
  return callAs<Reel>(page, { path: `/reels/${id}` })
}

/** Fills in the brand on its screen and reads what was kept. */
export const fillBrand = async (page: Page, press: Press): Promise<BrandKit> => {
  await page.goto('/reels')
  await expect(page.getByText('Какой у вас бренд?')).toBeVisible()
  await page.getByRole('link', { name: 'Заполнить' }).click()
  await page.getByLabel('Название бренда').fill('Студия Анны')
  await page.getByLabel('Основной цвет').fill('#c2562e')
  await page.getByLabel('Второй цвет').fill('#2f6f62')
  await page.getByLabel('Шрифт заголовков').selectOption('lora')
  await page.getByLabel('Шрифт текста').selectOption('oswald')
  await page.getByLabel('Заголовок концовки').fill('Студия Анны')
  await page.getByLabel('Призыв').fill('Запись в профиле')
  await expectAccessible(page)
  await press('Сохранить бренд')
  await expect(page.getByText('Бренд сохранён')).toBeVisible()
  return callAs<BrandKit>(page, { path: '/brand-kit' })
}

/** Brand of the kit in a reel that another style draws. */
export const BRAND = {
  name: 'Студия Анны',
  colour: '#c2562e',
  accent: '#2f6f62',
  font: 'lora',
  bodyFont: 'oswald',
}
