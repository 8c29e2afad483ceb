import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { cellOf, itemOf, nameOfDay, nextMonth, plannerOf } from '../../support/calendar.ts'
import { expect, saveTraffic } from '../../support/fixtures.ts'
import { signIn } from '../../support/people.ts'
import { connectingTest as test } from '../../support/server-tests.ts'

// The fake networks have few accounts, and each belongs to one workspace at a time.
test.describe.configure({ mode: 'serial' })

const dayOf = nextMonth()
const month = `/calendar?view=month&date=${dayOf(10)}`

let page: Page
let planner: Awaited<ReturnType<typeof plannerOf>>
let connectionId = ''

test.beforeAll(async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  })
  await saveTraffic(context)
  page = await context.newPage()
  await signIn({ page })
  planner = await plannerOf(page)
  connectionId = await planner.connect()
})
test.afterAll(async () => {
  await planner.disconnect(connectionId)
  await page.context().close()
})

const plan = (text: string, wallTime: string) => planner.plan({ connectionId, text, wallTime })

const open = async (address = month) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible()
}

const drag = async (text: string, day: string) => {
  const from = await itemOf(page, text).boundingBox()
  const to = await cellOf(page, day).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 6 })
  await expect(cellOf(page, day)).toHaveAttribute('data-over', 'free')
  await page.mouse.up()
}

test('a post is moved by mouse, keeps its local time, and is brought back by a toast', async () => {
  const post = await plan('Тащим мышью', `${dayOf(10)}T10:00`)
  await open()
  await expect(page.getByText('Время: Москва (UTC+3)')).toBeVisible()
  await drag('Тащим мышью', dayOf(12))
  await expect(cellOf(page, dayOf(12)).getByText('Тащим мышью')).toBeVisible()
  await expect(page.getByText(`Пост перенесён на ${nameOfDay(dayOf(12))}, 10:00`)).toBeVisible()
  expect(await planner.timeOf(post.id)).toBe(`${dayOf(12)}T10:00`)

  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(cellOf(page, dayOf(10)).getByText('Тащим мышью')).toBeVisible()
  await expect.poll(() => planner.timeOf(post.id)).toBe(`${dayOf(10)}T10:00`)
  await expectAccessible(page)
})

test('a draft is moved to another day and stays a draft', async () => {
  const draft = await planner.placeDraft({ text: 'Тащим черновик', wallTime: `${dayOf(18)}T10:00` })
  await open()
  await drag('Тащим черновик', dayOf(19))
  await expect(cellOf(page, dayOf(19)).getByText('Тащим черновик')).toBeVisible()
  await expect.poll(() => planner.timeOf(draft.id)).toBe(`${dayOf(19)}T10:00`)
  expect(await planner.stateOf(draft.id)).toBe('draft')
})

test('a post is moved by keys and keeps the focus', async () => {
  const post = await plan('Несём клавишами', `${dayOf(17)}T11:30`)
  await open()
  await itemOf(page, 'Несём клавишами').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Взят пост' })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(cellOf(page, dayOf(25))).toHaveAttribute('data-over', 'free')
  await page.keyboard.press('Space')
  await expect(cellOf(page, dayOf(25)).getByText('Несём клавишами')).toBeVisible()
  await expect(itemOf(page, 'Несём клавишами')).toBeFocused()
  await expect.poll(() => planner.timeOf(post.id)).toBe(`${dayOf(25)}T11:30`)

  await page.goto(`/calendar?view=week&date=${dayOf(25)}`)
  await itemOf(page, 'Несём клавишами').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(itemOf(page, 'Несём клавишами')).toContainText('12:30')
  await expect(page.getByText(`Пост перенесён на ${nameOfDay(dayOf(25))}, 12:30`)).toBeVisible()
  await expectAccessible(page)
})

test('a post somebody else has moved goes back to where it really is', async () => {
  const post = await plan('Двое тянут', `${dayOf(4)}T09:00`)
  // Without its event stream the calendar does not learn of the move before the drag.
  await page.route('**/api/events', (route) => route.abort())
  await open()
  await expect(cellOf(page, dayOf(4)).getByText('Двое тянут')).toBeVisible()
  await planner.moveElsewhere({ id: post.id, wallTime: `${dayOf(6)}T09:00` })
  await drag('Двое тянут', dayOf(5))
  await expect(page.getByText('Пост изменили в другом месте')).toBeVisible()
  await expect(cellOf(page, dayOf(6)).getByText('Двое тянут')).toBeVisible()
  expect(await planner.timeOf(post.id)).toBe(`${dayOf(6)}T09:00`)
  await page.unroute('**/api/events')
})

test('a post somebody else moves is moved on the screen', async () => {
  const post = await plan('Сам переедет', `${dayOf(11)}T09:00`)
  await open()
  await expect(cellOf(page, dayOf(11)).getByText('Сам переедет')).toBeVisible()
  await planner.moveElsewhere({ id: post.id, wallTime: `${dayOf(13)}T09:00` })
  await expect(cellOf(page, dayOf(13)).getByText('Сам переедет')).toBeVisible()
})

test('filters live in the address', async () => {
  await plan('Отбираем', `${dayOf(20)}T10:00`)
  await open()
  await expect(itemOf(page, 'Отбираем')).toBeVisible()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await page.getByRole('checkbox', { name: 'Опубликован', exact: true }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/states=published/)
  await expect(itemOf(page, 'Отбираем')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Фильтры: 1' }).click()
  await expect(page.getByRole('checkbox', { name: 'Опубликован', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).not.toHaveURL(/states=/)
  await expect(itemOf(page, 'Отбираем')).toBeVisible()
})

test('two posts of one account within a quarter of an hour are a warning, and a move mends it', async () => {
  await plan('Первый сосед', `${dayOf(27)}T10:00`)
  await plan('Второй сосед', `${dayOf(27)}T10:10`)
  await open()
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  const dialog = page.getByRole('dialog', { name: 'Стоит проверить' })
  await expect(dialog.getByText(/Между постами меньше 15/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Действия с постом «Второй сосед»' }).click()
  await page.getByRole('menuitem', { name: 'Перенести' }).click()
  const move = page.getByRole('dialog', { name: 'Перенести пост' })
  await expect(move.getByText(/рядом стоит другой пост/)).toBeVisible()
  await move.getByLabel('Время').fill('15:00')
  await expect(move.getByText(/рядом стоит другой пост/)).toBeHidden()
  await expectAccessible(page)
  await move.getByRole('button', { name: 'Перенести' }).click()
  await expect(page.getByRole('button', { name: 'Посмотреть' })).toBeHidden()
})

test('an empty day and an empty slot open the composer at their time', async () => {
  const day = dayOf(14)
  const weekday = new Date(day).getUTCDay() || 7
  await planner.setSlots(connectionId, [{ weekday, time: '18:45' }])
  await open()
  await cellOf(page, day)
    .getByRole('button', { name: /^18:45, свободный слот/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/posts/new\\?.*at=${day}T18(:|%3A)45`))
  await open()
  const empty = dayOf(15)
  await cellOf(page, empty).hover({ position: { x: 60, y: 90 } })
  await cellOf(page, empty).click({ position: { x: 60, y: 90 } })
  await expect(page).toHaveURL(new RegExp(`/posts/new\\?.*at=${empty}T10(:|%3A)00`))
})

test('a click opens the post, and keys turn the pages', async () => {
  await plan('Открываем', `${dayOf(21)}T10:00`)
  await open()
  await itemOf(page, 'Открываем').click()
  await expect(page.getByRole('dialog').getByText('Открываем').first()).toBeVisible()
  await expect(page).toHaveURL(/post=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/view=week/)
  await page.keyboard.press('l')
  await expect(page.getByRole('radio', { name: 'Список' })).toBeChecked()
  await expect(itemOf(page, 'Открываем')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('t')
  await expect(page).not.toHaveURL(/date=/)
})

test('slots, hashtag sets and rules of publishing are set on their page', async () => {
  await page.goto('/posts/settings')
  await expect(page.getByText('1\u00A0слот в неделю')).toBeVisible()
  await page.getByRole('button', { name: 'Добавить время: понедельник' }).click()
  await page.getByRole('dialog').getByLabel('Время').fill('09:15')
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click()
  await page.getByRole('button', { name: 'Скопировать время: понедельник' }).click()
  await page.getByRole('menuitem', { name: 'Все дни' }).click()
  await expect(page.getByRole('button', { name: 'Убрать 09:15: воскресенье' })).toBeVisible()

  await page.getByRole('button', { name: 'Создать набор' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Добавьте хотя бы один хештег')).toBeVisible()
  await page.getByLabel('Название').fill('Рецепты')
  await page.getByLabel('Хештеги').fill('еда #завтрак')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('#еда #завтрак')).toBeVisible()

  const approval = page.getByRole('switch', { name: /Согласовывать посты/ })
  await approval.click()
  await expect(approval).toBeChecked()
  // A reload before the response would abort the change.
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"lateLimitMinutes":60')),
  )
  const lateness = page.getByLabel('Если опоздали с публикацией')
  await lateness.selectOption('60')
  await saved
  await page.reload()
  await expect(page.getByRole('button', { name: 'Изменить набор «Рецепты»' })).toBeVisible()
  await expect(lateness).toHaveValue('60')
  await expect(approval).toBeChecked()
  await expectAccessible(page)
})
