import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { moveOn } from '../support/open-live.ts'

/** One page of each kind. */
const PAGES = [
  '/blog',
  '/blog/limits/limity-vosmi-setej',
  '/knowledge-base/posting/sozdat-post',
  '/hooks-gallery',
  '/data-deletion',
  '/for-business',
  '/pricing',
  '/networks/telegram',
]

test('pages of every kind are accessible on a phone and a desktop, and readable without scripts', async ({
  page,
  browser,
  origin,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const bare = await context.newPage()
  for (const path of PAGES) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await expectAccessible(page)
    }
    await bare.goto(path)
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bare.getByText(/\{\{/)).toHaveCount(0)
  }
  await bare.goto('/login')
  // Words inside of it are left out by a search for text.
  await expect(bare.locator('noscript p')).toBeVisible()
  await bare.goto('/for-business')
  await expect(bare.locator('noscript p')).toBeVisible()
  await bare.goto('/pricing')
  await expect(bare.getByText('14 304 ₽').first()).toBeVisible()
  await bare.goto('/nowhere')
  await expect(bare.getByRole('navigation', { name: 'Популярные страницы' })).toBeVisible()
  await expect(bare.getByText('ещё не указал свои реквизиты')).toBeVisible()
  await context.close()
})

/** Where everything is and how it looks, but for what only a program can tell. */
const describeLook = (page: Page) =>
  page.evaluate(() => {
    const look = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const names = [
        'color',
        'background-color',
        'font',
        'border',
        'display',
        'box-shadow',
      ] as const
      const values = names.map((name) => style.getPropertyValue(name))
      return [element.tagName, [x, y, width, height].map(Math.round), ...values].join(' ')
    }
    // Radio buttons have a hidden twin until the program comes.
    const all = document.querySelectorAll(':is(header, main, footer) :not(input[aria-hidden])')
    return [...all].map(look)
  })

test('a page is drawn by its document alone, and nothing moves when the program and its styles come', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    document.addEventListener('kadr:ready', () => {
      document.documentElement.dataset.isLive = ''
    })
  })
  for (const path of ['/', ...PAGES]) {
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url())
    })
    await page.goto(path)
    await page.locator('html:not([data-fonts])').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    const drawn = await describeLook(page)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift' })
    })
    expect([path, styles]).toEqual([path, []])
    await moveOn(page)
    await page.locator('html[data-is-live]').waitFor({ state: 'attached' })
    await page.evaluate(
      () => new Promise((resume) => requestIdleCallback(resume, { timeout: 10_000 })),
    )
    expect(styles.length).toBeGreaterThan(0)
    expect(await describeLook(page)).toEqual(drawn)
    const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
    expect([path, shifts]).toEqual([path, []])
    page.removeAllListeners('request')
  }
})

/** The program of a page: it is loaded for who moves, not for who reads. */
const SCRIPTS_MAX = 60 * 1024

test('no public page loads more than 60 KiB of scripts before its visitor moves', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ baseURL: origin })
  const measure = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    return page.evaluate(async (name) => {
      await new Promise((resume) => requestIdleCallback(resume, { timeout: 3000 }))
      // A program that waits for an idle browser has been asked for by now.
      await new Promise((resume) => setTimeout(resume, 2500))
      const bytes = performance
        .getEntriesByType('resource')
        .filter((file) => file instanceof PerformanceResourceTiming)
        .filter((file) => new URL(file.name).pathname.endsWith('.js'))
        .reduce((sum, file) => sum + file.encodedBodySize, 0)
      const inside = document.querySelector('script[data-program]')?.textContent.length ?? 0
      return { name, bytes: inside && bytes + inside }
    }, path)
  }
  const measured = await Promise.all(
    ['/', '/free-tools', '/free-tools/tiktok-downloader', '/story', ...PAGES].map(measure),
  )
  expect(measured.filter(({ bytes }) => bytes === 0 || bytes > SCRIPTS_MAX)).toEqual([])
  await context.close()
})

const findLetter = async (page: Page, to: string) => {
  await expect(async () => {
    await page.goto('/sandbox/mail')
    await expect(page.getByText(to).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('forms of the site reach their readers: a request to delete data, a message of a business', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const email = `nobody-${Date.now()}@example.com`
  await page.goto('/data-deletion')
  await page.getByLabel('Почта').fill(email)
  await page.getByRole('button', { name: 'Прислать ссылку' }).click()
  const sent = page.getByText(/Номер запроса [2-9A-Z-]{14}/)
  await expect(sent).toBeVisible()
  const text = (await sent.textContent()) ?? ''
  const [number = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text) ?? []
  await page.getByLabel('Номер запроса').fill(number.toLowerCase())
  await page.getByRole('button', { name: 'Узнать' }).click()
  await expect(page.getByText('Ждёт подтверждения по ссылке из письма')).toBeVisible()
  await findLetter(page, email)
  await expect(page.getByRole('heading', { name: 'Профиля с этой почтой нет' })).toBeVisible()

  await page.goto('/data-deletion?confirm=00000000-0000-0000-0000-000000000000.forged')
  await page.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByText('Такой ссылки нет')).toBeVisible()

  await page.goto('/for-business')
  await page.getByLabel('Как к вам обращаться').fill('Ирина')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Сообщение').fill('У нас сорок точек, нужно согласование постов.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await findLetter(page, 'owner@kadr.local')
})
