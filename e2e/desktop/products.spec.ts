import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callApi } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLibrary, tileOf, uploadFiles, WIDTHS } from '../support/library.ts'
import { makePhoto } from '../support/media-files.ts'
import { signIn } from '../support/people.ts'
import { textOf } from '../support/posts.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'

test.beforeEach(async ({ page }) => {
  await signIn({ page })
})

const createProduct = async (page: Parameters<typeof readStored>[0], name: string) => {
  await page.goto('/products/new')
  await page.getByLabel('Название', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await page.waitForURL('**/products')
  await expect(page.getByRole('link', { name })).toBeVisible()
}

test('a product from the first field to the archive', async ({ page }) => {
  await openLibrary(page)
  await uploadFiles(page, [makePhoto('зёрна.png'), makePhoto('чашка.png')])
  await page.getByRole('link', { name: 'Продукты' }).click()
  await expect(page.getByText('Продуктов пока нет')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Добавить продукт' }).first().click()

  await page.getByLabel('Название', { exact: true }).fill('Кофе в зёрнах')
  await page.getByLabel('Описание', { exact: true }).fill('Свежая обжарка каждую неделю')
  await page.getByRole('button', { name: 'Добавить преимущество' }).click()
  await page.keyboard.type('Без горечи')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Обжарен вчера')
  await page.getByRole('button', { name: 'Поднять преимущество 2' }).click()
  await expect(page.getByLabel('Преимущество 1', { exact: true })).toHaveValue('Обжарен вчера')
  await page.getByLabel('Цена', { exact: true }).fill('1 290,50')
  await page.getByRole('textbox', { name: 'Цвет бренда' }).fill('#7A4A00')
  await page.getByLabel('Тон текстов').selectOption({ label: 'Дружелюбный' })

  await page.getByRole('button', { name: 'Добавить фото и видео' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('button', { name: 'Выбрать «зёрна.png»' }).click()
  const chooser = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: 'Загрузить' }).click()
  await (await chooser).setFiles([makePhoto('прямо отсюда.png')])
  await expect(picker.getByRole('button', { name: 'Добавить: 2' })).toBeEnabled({ timeout: 30_000 })
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Добавить: 2' }).click()
  await expect(page.getByText('Обложка')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await page.waitForURL('**/products')
  await expect(page.getByText('1 290,50 ₽')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Действия с продуктом' }).click()
  await page.getByRole('menuitem', { name: 'Создать копию' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Кофе в зёрнах' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Действия с продуктом' }).first().click()
  await page.getByRole('menuitem', { name: 'В архив' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Кофе в зёрнах' })).toHaveCount(1)
  await page.getByRole('radio', { name: 'Архив' }).click()
  await expect(page.getByText('В архиве', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Действия с продуктом' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('В архиве пусто')).toBeVisible()

  await openLibrary(page)
  await tileOf(page, 'зёрна.png').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: /Кофе в зёрнах/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Кофе в зёрнах/)
  await expectAccessible(page)
})

test('ideas for posts come from the product and open as drafts', async ({ page }) => {
  await createProduct(page, 'Кофе в зёрнах')
  await page.getByRole('link', { name: 'Кофе в зёрнах' }).click()
  await page.getByRole('button', { name: 'Идеи постов' }).click()
  const ideas = page.getByRole('dialog', { name: 'Идеи постов' })
  await ideas.getByRole('button', { name: 'Придумать идеи' }).click()
  await expect(ideas.getByText('Шаблонный режим')).toBeVisible()
  await expectAccessible(page)
  await ideas
    .getByRole('button', { name: /^Создать пост/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/posts\/[\w-]{36}$/)
  await expect(textOf(page)).toHaveValue(/\S\n\n\S/)
})

test('names the field that is wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/products/new')
  await page.getByLabel('Цена', { exact: true }).fill('дорого')
  await page.getByLabel('Ссылка').fill('shop')
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await expect(page.getByText('Укажите название')).toBeVisible()
  await expect(page.getByText('Цена числом')).toBeVisible()
  await expect(page.getByText('Нужен адрес вида https://…')).toBeVisible()
  await expect(page.getByLabel('Цена', { exact: true })).toHaveValue('дорого')
  await expectAccessible(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('unsaved text survives leaving and reloading', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/products/new')
  await page.getByLabel('Название', { exact: true }).fill('Недописанный чай')
  await page.getByRole('link', { name: 'Главная' }).click()
  await expect(page.getByText('Уйти без сохранения?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Недописанный чай')
  await page.reload()
  await expect(page.getByText('Мы вернули то, что вы не успели сохранить')).toBeVisible()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Недописанный чай')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('')
})

test('two editors of one product see both versions', async ({ page, baseURL, allowErrors }) => {
  allowErrors(/409/)
  await createProduct(page, 'Чай')
  await page.getByRole('link', { name: 'Чай' }).click()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Чай')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const changed = await callApi({
    url: baseURL ?? '',
    path: `/products/${id}`,
    method: 'PATCH',
    token,
    body: { version: 1, audience: 'Все' },
  })
  expect(changed.status).toBe(200)

  await page.getByLabel('Кому нужен').fill('Любители улуна')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Продукт изменили, пока вы его правили')
  await expect(dialog).toContainText('Любители улуна')
  await expect(dialog).toContainText('Все')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Оставить моё' }).click()
  await expect(page.getByText('Продукт сохранён')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Кому нужен')).toHaveValue('Любители улуна')
})

test('an inner address is refused in words', async ({ page, allowErrors }) => {
  allowErrors(/422|400/)
  await page.goto('/products/new')
  await page.getByLabel('Ссылка').fill('http://127.0.0.1:1/secret')
  await page.getByRole('button', { name: 'Заполнить по ссылке' }).click()
  const field = page.getByLabel('Ссылка')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('http://127.0.0.1:1/secret')
  await expectAccessible(page)
})

test('fills the form from a page and copies chosen pictures', async ({ page, baseURL }) => {
  await openLibrary(page)
  await uploadFiles(page, [makePhoto('с сайта.png')])
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const list = await callApi<{ items: { id: string }[] }>({
    url: baseURL ?? '',
    path: '/resources',
    token,
  })
  const picture = 'https://shop.example/1.png'
  const preview = `data:image/png;base64,${makePhoto('x.png').buffer.toString('base64')}`
  await page.route('**/api/products/read-page', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          name: 'Чайник «Утро»',
          description: 'Закипает за минуту',
          price: { minor: 349_000, currency: 'RUB' },
          pictures: [{ url: picture, previewUrl: preview }],
        },
      },
    }),
  )
  await page.route('**/api/products/copy-pictures', (route) => {
    expect(route.request().postDataJSON()).toEqual({ urls: [picture] })
    return route.fulfill({
      json: { success: true, data: { resources: list.data.items, failed: [] } },
    })
  })
  await page.goto('/products/new')
  await page.getByLabel('Ссылка').fill('https://shop.example/kettle')
  await page.getByRole('button', { name: 'Заполнить по ссылке' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Чайник «Утро»')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /Закипает/ }).uncheck()
  await dialog.getByRole('button', { name: 'Взять отмеченное' }).click()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Чайник «Утро»')
  await expect(page.getByLabel('Цена', { exact: true })).toHaveValue('3490')
  await expect(page.getByLabel('Описание', { exact: true })).toHaveValue('')
  await expect(page.getByText('Обложка')).toBeVisible()
  await page.getByRole('button', { name: 'Создать продукт' }).click()
  await page.waitForURL('**/products')
  await expect(page.getByText('3 490 ₽')).toBeVisible()
})

test('imports a table after a look at it', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('button', { name: 'Импорт' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Импорт продуктов')
  await expectAccessible(page)
  const csv = [
    'название;ссылка;цена',
    'Хлеб;https://shop.example/bread;120',
    'Сыр;https://shop.example/cheese;890,50',
    ';https://shop.example/nothing;1',
  ].join('\n')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Выбрать файл' }).click()
  await (await chooser).setFiles([
    { name: 'товары.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  ])
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Будет создано: 2 продукта')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /Сыр/ })).toContainText('890,50')
  await expect(dialog.getByText(/^Строка \d+:/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Создать 2 продукта' }).click()
  await expect(page.getByText('Создано: 2 продукта')).toBeVisible()
  await expect(page.getByRole('link', { name: /Хлеб/ })).toBeVisible()
  await page.getByLabel('Поиск').fill('сыр')
  await expect(page.getByRole('link', { name: /Хлеб/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /Сыр/ })).toBeVisible()
})

test('says so when the list does not come', async ({ page, allowErrors }) => {
  allowErrors(/503/)
  const busy = { success: false, error: { code: 'UNAVAILABLE', message: 'Сервис занят' } }
  await page.route(/\/api\/products\?/, (route) => route.fulfill({ status: 503, json: busy }))
  await page.goto('/products')
  await expect(page.getByText('Продукты не загрузились')).toBeVisible()
  await expectAccessible(page)
})
