import { expectAccessible } from '../../support/accessibility.ts'
import { dayFromNow, itemOf, nameOfDay, plannerOf } from '../../support/calendar.ts'
import { expect } from '../../support/fixtures.ts'
import { signIn } from '../../support/people.ts'
import { connectingTest as test } from '../../support/server-tests.ts'
import { openInWebView } from '../../support/telegram-host.ts'

test('a phone plans a day: the list, a long press, «Перенести», a new post', async ({
  page,
  server,
}) => {
  await openInWebView({ page, baseURL: server.url })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const planner = await plannerOf(page)
  const connectionId = await planner.connect()
  const [day, next] = [dayFromNow(7), dayFromNow(8)]
  const isSameWeek = new Date(day).getUTCDay() !== 0
  const target = isSameWeek ? next : dayFromNow(6)
  const post = await planner.plan({
    connectionId,
    text: 'Держим пальцем',
    wallTime: `${day}T10:00`,
  })

  await page.getByRole('link', { name: 'Календарь' }).click()
  await expect(page.getByRole('radio', { name: 'День' })).toBeChecked()
  await page.goto(`/calendar?date=${day}`)
  await expect(itemOf(page, 'Держим пальцем')).toBeVisible()
  await expectAccessible(page)

  const from = await itemOf(page, 'Держим пальцем').boundingBox()
  const to = await page.locator(`[data-drop="${target}"]`).boundingBox()
  if (!from || !to) throw new Error('Nothing to hold')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => [{ x, y }]
  const start = { x: from.x + 100, y: from.y + 20 }
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at(start.x, start.y),
  })
  await expect(page.locator('[data-taken]')).toBeAttached()
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: at(start.x, start.y - 40),
  })
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: at(to.x + to.width / 2, to.y + to.height / 2),
  })
  await expect(page.locator(`[data-drop="${target}"]`)).toHaveAttribute('data-over', 'free')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText(`Пост перенесён на ${nameOfDay(target)}, 10:00`)).toBeVisible()
  await expect.poll(() => planner.timeOf(post.id)).toBe(`${target}T10:00`)

  await page.locator(`[data-drop="${target}"]`).getByRole('button').click()
  await page.getByRole('button', { name: /^Действия с постом/ }).click()
  await page.getByRole('menuitem', { name: 'Перенести' }).click()
  const dialog = page.getByRole('dialog', { name: 'Перенести пост' })
  await dialog.getByLabel('Дата').fill(dayFromNow(-1))
  await dialog.getByRole('button', { name: 'Перенести' }).click()
  await expect(dialog.getByText('Это время уже прошло')).toBeVisible()
  await dialog.getByLabel('Дата').fill(target)
  await dialog.getByLabel('Время').fill('12:15')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Перенести' }).click()
  await expect(itemOf(page, 'Держим пальцем')).toContainText('12:15')
  await expect.poll(() => planner.timeOf(post.id)).toBe(`${target}T12:15`)

  await page.getByRole('radio', { name: 'Месяц' }).click()
  await expect(itemOf(page, 'Держим пальцем')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Создать пост' }).first().click()
  await expect(page).toHaveURL(/\/posts\/new\?.*at=/)
  await planner.disconnect(connectionId)
})

test('a month of a thousand posts keeps a phone’s page small', async ({ page }) => {
  const month = dayFromNow(40).slice(0, 7)
  const items = Array.from({ length: 1000 }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0')
    const hour = String(index % 20).padStart(2, '0')
    const wallTime = `${month}-${day}T${hour}:00`
    const id = (kind: string) => `0190a6e0-0000-7000-8000-${kind}${String(index).padStart(11, '0')}`
    return {
      postId: id('a'),
      version: 1,
      time: { at: `${wallTime}:00.000Z`, wallTime, timeZone: 'Europe/Moscow' },
      title: `Пост ${index}`,
      thumbnailUrl: null,
      isRepeat: false,
      authorId: null,
      rubricId: null,
      targets: [
        {
          id: id('b'),
          connectionId: null,
          network: 'bluesky',
          state: 'scheduled',
          waiting: null,
        },
      ],
    }
  })
  await page.route('**/api/calendar?*', (route) =>
    route.fulfill({ json: { success: true, data: { items, isCut: false } } }),
  )
  await signIn({ page })
  const countNodes = () => page.evaluate(() => document.querySelectorAll('main *').length)
  for (const view of ['month', 'list']) {
    await page.goto(`/calendar?view=${view}&date=${month}-10`)
    await expect(page.locator('[data-item]').first()).toBeVisible()
    expect(await countNodes()).toBeLessThan(1500)
  }
  await page.mouse.wheel(0, 40_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(10_000)
  // The list overscans, so the first rendered row need not be visible.
  const countSeen = () =>
    page.locator('[data-item]').evaluateAll(
      (shown) =>
        shown.filter((item) => {
          const { top, bottom } = item.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        }).length,
    )
  await expect.poll(countSeen).toBeGreaterThan(3)
  expect(await countNodes()).toBeLessThan(1500)
})
