import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { listDarkCrumbs } from '../support/dark-crumbs.ts'
import { expect, test } from '../support/fixtures.ts'
import { signIn } from '../support/people.ts'
import { openInWebView } from '../support/telegram-host.ts'

for (const path of ['/', '/login']) {
  test(`${path} reads well on a phone`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the dashboard reads well in Telegram', async ({ page, origin }) => {
  await openInWebView({ page, baseURL: origin })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await expect(page.getByText('Использовано в этом месяце')).toBeVisible()
  // The first steps lead to a publication; devices and sign-ins are matters of the account.
  for (const step of ['Соберите первый рилс', 'Подключите первый аккаунт']) {
    await expect(page.getByText(step)).toBeVisible()
  }
  await expect(page.getByText(/Устройства|Способы входа/)).toHaveCount(0)
  await expectAccessible(page)
})

test('the account and its sheets read well in Telegram', async ({ page, origin }) => {
  await openInWebView({ page, baseURL: origin })
  await page.getByRole('button', { name: 'Меню' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(page.getByText('Это устройство')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить профиль' }).click()
  await expect(page.getByLabel('Введите слово УДАЛИТЬ')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Выйти на всех устройствах' }).click()
  await expectAccessible(page)
})

test('the account says so when its lists do not come', async ({ page, origin, allowErrors }) => {
  allowErrors(/500|503/)
  await page.route(/\/api\/users\/me\/(sessions|sign-ins)/, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { code: 'UNAVAILABLE', message: 'Сервис занят' } },
    }),
  )
  await openInWebView({ page, baseURL: origin })
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('menuitem', { name: 'Аккаунт' }).click()
  await expect(page.getByText('Список устройств не загрузился')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/users\/me\/(sessions|sign-ins)/)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
})

test('losing the network is told, and getting it back too', async ({
  page,
  origin,
  context,
  allowErrors,
}) => {
  // Parts of the screen may still be on their way.
  allowErrors(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await openInWebView({ page, baseURL: origin })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await context.setOffline(true)
  const notice = page.getByText(/нет (связи|сети|интернета)|не в сети|офлайн/i).first()
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

const SCREENS = [
  '/dashboard',
  '/calendar',
  '/calendar?view=month',
  '/reels',
  '/reels/generation-history',
  '/reels/automation',
  '/reels/automation/new',
  '/reels/slideshow',
  '/reels/questions?sentence=Что получится на мастер-классе',
  '/reels/product-demo',
  '/reels/greenscreen-memes',
  '/reels/talking-head',
  '/reels/own-video',
  '/posts',
  '/posts/new',
  '/posts/trash',
  '/posts/settings',
  '/analytics',
  '/analytics/accounts',
  '/analytics/work-items',
  '/analytics/account-groups',
  '/analytics/post-groups',
  '/analytics/reports',
  '/ai',
  '/resources',
  '/products',
  '/products/new',
  '/business',
  '/connections',
  '/team',
  '/integrations',
  '/integrations/webhooks',
  '/workspaces',
  '/account',
  '/account/plan',
  '/account/affiliate',
  '/notifications',
  '/notifications/settings',
]
const DARK_THEME = {
  accent_text_color: '#6ab2f2',
  bg_color: '#17212b',
  button_color: '#5288c1',
  button_text_color: '#ffffff',
  header_bg_color: '#17212b',
  hint_color: '#708499',
  link_color: '#6ab3f3',
  secondary_bg_color: '#232e3c',
  section_bg_color: '#17212b',
  text_color: '#ffffff',
}

test('every screen fits the smallest phone, its title whole, and every part of it stays light in a dark Telegram', async ({
  page,
  origin,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const telegram = await openInWebView({ page, baseURL: origin, launch: { theme: DARK_THEME } })
  await page.waitForURL('**/dashboard')
  await telegram.emit('theme_changed', { theme_params: DARK_THEME })
  for (const path of SCREENS) {
    await page.goto(path)
    const title = page.getByRole('banner').getByRole('heading', { level: 1 })
    await expect(title, path).toBeVisible()
    await expectNoSidewaysScroll(page)
    const seen = await title.evaluate((heading) => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading
      const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1
      return { backgroundColor, colorScheme, isCut }
    })
    expect(seen, path).toEqual({
      backgroundColor: 'rgb(245, 245, 245)',
      colorScheme: 'light',
      isCut: false,
    })
    // What is fading in has little contrast for a moment.
    await expect.poll(() => listDarkCrumbs(page), { message: path }).toEqual([])
  }
})

test('all tabs of a talking head are in view on phones of any width', async ({ page }) => {
  await signIn({ page, path: '/reels/talking-head' })
  const tabs = page.getByRole('radiogroup', { name: 'Что настроить' })
  await expect(tabs.getByRole('radio')).toHaveCount(6)
  for (const width of [360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 640 })
    await tabs.scrollIntoViewIfNeeded()
    for (const tab of await tabs.getByRole('radio').all()) {
      await expect(tab, `${width} px`).toBeInViewport({ ratio: 1 })
    }
  }
})

const WORDS = [
  ['/reels/slideshow', 'Заголовок'],
  ['/reels/product-demo', 'Цепляющая фраза'],
  ['/reels/talking-head', 'Что говорит ведущий'],
] as const
/** Of the field, in pixels: its first line with the rim. */
const FIRST_LINE = 40

test('an editor opens with the field for its words in sight, nothing over it', async ({ page }) => {
  await signIn({ page })
  for (const [path, label] of WORDS) {
    await page.goto(path)
    const field = page.getByRole('textbox', { name: label }).first()
    await expect(field).toBeVisible()
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const isFree = () =>
        field.evaluate((area, line) => {
          const { left, top, width: across } = area.getBoundingClientRect()
          const [x, y] = [left + across / 2, top + line]
          return window.scrollY === 0 && document.elementFromPoint(x, y) === area
        }, FIRST_LINE)
      await expect.poll(isFree, { message: `${path} ${width}×${height}` }).toBe(true)
    }
  }
})
