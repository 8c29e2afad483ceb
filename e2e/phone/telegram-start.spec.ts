import { expect, test } from '../support/fixtures.ts'
import { OPEN_MODES } from '../support/open-modes.ts'
import { readStored, SESSION_KEY } from '../support/stored.ts'
import { openInWebView } from '../support/telegram-host.ts'
import { newTelegramUser } from '../support/telegram-user.ts'

const named = (calls: { type: string; data: unknown }[], type: string) =>
  calls.filter((call) => call.type === type).map(({ data }) => data)

for (const [mode, open] of OPEN_MODES) {
  test.describe(`in ${mode}`, () => {
    test('the start signs in and ends on the dashboard, wherever it began', async ({
      page,
      origin,
    }) => {
      const telegram = await open({
        page,
        baseURL: origin,
        launch: { path: '/account', user: newTelegramUser('Тимур') },
      })
      await expect(telegram.app.getByRole('heading', { level: 1 })).toContainText('Тимур')
      await expect.poll(() => telegram.path()).toBe('/dashboard')
    })

    test('is light beside a dark device, until the person chooses the dark', async ({
      page,
      origin,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      const telegram = await open({
        page,
        baseURL: origin,
        launch: { path: '/dashboard?to=%2Faccount', user: newTelegramUser('Тимур') },
      })
      const html = telegram.app.locator('html')
      const choice = telegram.app.getByRole('radiogroup', { name: 'Оформление' })
      await expect(choice.getByRole('radio', { name: 'Как в системе' })).toBeChecked()
      await expect(html).toHaveAttribute('data-theme', 'light')
      await choice.getByRole('radio', { name: 'Тёмное' }).click()
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await expect
        .poll(async () => named(await telegram.calls(), 'web_app_set_header_color').at(-1))
        .toEqual({ color: '#151412' })
    })

    test('the dashboard leads on to the page a button of the bot has named, and back', async ({
      page,
      origin,
    }) => {
      const telegram = await open({
        page,
        baseURL: origin,
        launch: { path: '/dashboard?to=%2Fposts', user: newTelegramUser('Тимур') },
      })
      await expect(telegram.app.getByRole('heading', { level: 1, name: 'Посты' })).toBeVisible()
      await telegram.emit('back_button_pressed')
      await expect.poll(() => telegram.path()).toBe('/dashboard')
    })

    test('sets colours, expands, asks before closing and keeps out of the safe areas', async ({
      page,
      origin,
    }) => {
      const telegram = await open({ page, baseURL: origin })
      const told = async (type: string) => named(await telegram.calls(), type)
      await test.step('colours, the whole height, a question before closing', async () => {
        await expect
          .poll(async () => (await telegram.calls()).map(({ type }) => type))
          .toContain('web_app_ready')
        await expect
          .poll(() => told('web_app_set_header_color'))
          .toEqual([expect.objectContaining({ color: expect.stringMatching(/^#faf9f6$/i) })])
        await expect
          .poll(() => told('web_app_set_background_color'))
          .toEqual([{ color: expect.stringMatching(/^#f5f5f5$/i) }])
        await expect.poll(() => told('web_app_expand')).toHaveLength(1)
        await expect
          .poll(() => told('web_app_setup_closing_behavior'))
          .toEqual([{ need_confirmation: true }])
      })

      const heading = telegram.app.getByRole('heading', { level: 1 })
      await test.step('content stays out of the safe areas', async () => {
        await expect(heading).toBeVisible()
        const insets = () =>
          heading.evaluate(() => {
            const style = getComputedStyle(document.documentElement)
            return ['--tg-safe-top', '--tg-content-safe-top', '--tg-safe-bottom'].map((name) =>
              style.getPropertyValue(name).trim(),
            )
          })
        await expect.poll(insets).toEqual(['47px', '46px', '34px'])
        // A heading that is being replaced is detached, and measures 0.
        const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
        await expect.poll(top).toBeGreaterThanOrEqual(47 + 46)
        await telegram.emit('safe_area_changed', { top: 10, bottom: 5, left: 0, right: 0 })
        await expect.poll(insets).toEqual(['10px', '46px', '5px'])
      })
    })

    test('the back button appears below the first page and goes back', async ({ page, origin }) => {
      const telegram = await open({ page, baseURL: origin })
      await expect(telegram.app.getByRole('heading', { level: 1 })).toBeVisible()
      const shown = async () =>
        named(await telegram.calls(), 'web_app_setup_back_button').at(-1) ?? { is_visible: false }
      await expect.poll(shown).toEqual({ is_visible: false })
      await telegram.app.getByRole('button', { name: 'Меню' }).click()
      await telegram.app.getByRole('menuitem', { name: 'Аккаунт' }).click()
      await expect(telegram.app.getByRole('heading', { name: 'Аккаунт', level: 1 })).toBeVisible()
      await expect.poll(shown).toEqual({ is_visible: true })
      await test.step('an open sheet first', async () => {
        await telegram.app.getByRole('button', { name: /^Рабочее пространство: / }).click()
        const sheet = telegram.app.getByRole('dialog')
        await expect(sheet).toBeVisible()
        await telegram.emit('back_button_pressed')
        await expect(sheet).toHaveCount(0)
        expect(telegram.path()).toBe('/account')
      })
      await telegram.emit('back_button_pressed')
      await expect.poll(() => telegram.path()).toBe('/dashboard')
      await expect.poll(shown).toEqual({ is_visible: false })
    })
  })
}

for (const platform of ['tdesktop', 'macos', 'weba', 'web']) {
  test(`does not ask before closing on ${platform}`, async ({ page, origin }) => {
    const telegram = await openInWebView({ page, baseURL: origin, launch: { platform } })
    await expect(telegram.app.getByRole('heading', { level: 1 })).toBeVisible()
    expect(named(await telegram.calls(), 'web_app_setup_closing_behavior')).toEqual([])
  })
}

test('ends on the dashboard with the error and a retry when the sign-in fails', async ({
  page,
  origin,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/)
  let isBroken = true
  await page.route('**/api/auth/validate', (route) => (isBroken ? route.abort() : route.continue()))
  const telegram = await openInWebView({ page, baseURL: origin })
  const retry = telegram.app.getByRole('button', { name: 'Повторить' })
  await expect(retry).toBeVisible()
  await expect.poll(() => telegram.path()).toBe('/dashboard')
  isBroken = false
  await retry.click()
  await expect(telegram.app.getByRole('heading', { level: 1 })).toContainText('Тимур')
})

test('refuses init data that is too old, and says so in Russian', async ({
  page,
  origin,
  allowErrors,
}) => {
  allowErrors(/401/)
  const authDate = new Date(Date.now() - 2 * 86_400_000)
  const telegram = await openInWebView({ page, baseURL: origin, launch: { authDate } })
  await expect(telegram.app.getByText(/устарели|откройте .*снова/i).first()).toBeVisible()
  await expect.poll(() => telegram.path()).toBe('/dashboard')
})

test('remembers init data when the page is reloaded without its hash', async ({ page, origin }) => {
  const telegram = await openInWebView({ page, baseURL: origin })
  await expect(telegram.app.getByRole('heading', { level: 1 })).toContainText('Тимур')
  await expect
    .poll(() => readStored(page, SESSION_KEY))
    .toMatchObject({ authType: 'telegram', initData: expect.stringContaining('hash=') })
  await page.goto(`${origin}/account`)
  await expect(telegram.app.getByRole('heading', { level: 1 })).toBeVisible()
})
