import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseFiles, tickOf, tileOf, tray } from '../support/library.ts'
import { makePhoto } from '../support/media-files.ts'
import { openInWebView } from '../support/telegram-host.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await openInWebView({ page, baseURL: baseURL ?? '' })
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Ресурсы' }).click()
  await expect(page.getByText('Здесь пока нет файлов')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Загрузить' }).first()).toBeEnabled()
})

test('the library reads well in Telegram, empty and full', async ({ page }) => {
  await expectAccessible(page)
  const names = ['утро.png', 'день.png', 'вечер.png']
  await chooseFiles(page, names.map(makePhoto))
  await expect(tray(page)).toBeVisible()
  await expectAccessible(page)
  for (const name of names) await expect(tileOf(page, name)).toBeVisible({ timeout: 30_000 })
  await tray(page).getByRole('button', { name: 'Закрыть' }).click()

  await tickOf(page, 'утро.png').check({ force: true })
  await expect(page.getByText('Выбрано: 1 файл')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Снять выбор' }).click()
  // The grid shifts up when the selection bar disappears.
  await expect(page.getByText('Выбрано: 1 файл')).toBeHidden()

  await tileOf(page, 'день.png').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Название')).toHaveValue('день.png')
  await expectAccessible(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
})

test('a tap right after a scroll reaches the tile', async ({ page }) => {
  const names = ['утро.png', 'день.png', 'вечер.png']
  await chooseFiles(page, names.map(makePhoto))
  for (const name of names) await expect(tileOf(page, name)).toBeVisible({ timeout: 30_000 })
  await tray(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(tray(page)).toBeHidden()
  // The first of the grid: uploads end in any order, and a lower tile may be behind the bottom bar.
  const hit = await page.locator('[data-tile="0"]').evaluate(async (tile) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    window.scrollBy({ top: 100, behavior: 'instant' })
    // The list handles the scroll in the first frame and has rendered in the second.
    await nextFrame()
    await nextFrame()
    const { left, top, width, height } = tile.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
    return { scrolled: window.scrollY, isTile: pressed !== null && tile.contains(pressed) }
  })
  expect(hit).toEqual({ scrolled: 100, isTile: true })
})

test('the starter pack is there to look at', async ({ page }) => {
  await page.getByRole('radio', { name: 'Стартовый набор' }).click()
  await expect(page).toHaveURL(/source=starter/)
  await expect(page.getByText('бесплатно и для любых публикаций')).toBeVisible()
  await expectAccessible(page)
})

test('products read well in Telegram', async ({ page }) => {
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Продукты' }).click()
  await expect(page.getByText('Продуктов пока нет')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Добавить продукт' }).first().click()
  await page.getByLabel('Название').fill('Мёд')
  await page.getByRole('button', { name: 'Добавить преимущество' }).click()
  await page.keyboard.type('С одной пасеки')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Добавить фото и видео' }).click()
  await expect(page.getByRole('dialog')).toContainText('Выбрать файлы')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await expect(page.getByRole('link', { name: /Мёд/ })).toBeVisible()
})
