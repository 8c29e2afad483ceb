import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { withMotion } from '../support/chromium.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLive } from '../support/open-live.ts'
import { signIn } from '../support/people.ts'
import { watchTraffic } from '../support/traffic.ts'

const HOUR_MS = 60 * 60_000
const RELOAD_KEY = 'kadr.reload'

/** A client-side navigation to a URL that no link of the page has. */
const goTo = async ({ page, path }: { page: Page; path: string }) => {
  // Not 'networkidle': a signed-in page keeps an event stream open.
  await page.evaluate(
    () => new Promise((resume) => requestIdleCallback(resume, { timeout: 10_000 })),
  )
  await page.evaluate((target) => history.pushState({}, '', target), path)
}

test.describe('pages that do not exist', () => {
  test('answer 404 and name the path, inside the layout', async ({ page, allowErrors }) => {
    allowErrors(/404/)
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveTitle(/\| Кадр$/)
    await expectAccessible(page)
  })

  test('name the path also after a client navigation', async ({ page }) => {
    await openLive({ page, path: '/' })
    await goTo({ page, path: '/zzz' })
    await expect(page.getByText('Page not found: /zzz')).toBeVisible()
  })

  test('do not run what the address carries', async ({ page, allowErrors }) => {
    allowErrors(/404/)
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
    await expect(page.getByText('Page not found:')).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

test('a route that refuses its search is a full-screen 404', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  const answer = await page.goto('/link/google?token=broken')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /link/google?token=broken')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('route rules', () => {
  test('redirect on the server', async ({ request }) => {
    const answer = await request.get('/signin?from=mail', { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe('/login?from=mail')
  })

  test('redirect in the browser', async ({ page }) => {
    await signIn({ page })
    const traffic = watchTraffic(page)
    await goTo({ page, path: '/user' })
    await page.waitForURL('**/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт' })).toBeVisible()
    expect(traffic.documents()).toEqual([])
  })
})

/** Records every scroll position. */
const watchScrolling = async (page: Page) => {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    addEventListener('scroll', () => places.push(Math.round(scrollY)))
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}

const isAtRest = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY
    await new Promise((resolve) => setTimeout(resolve, 150))
    return scrollY === before && before > 0
  })

/** A jump has no intermediate positions; smooth scrolling has many. */
const betweenEnds = (places: number[]) => {
  const last = places.at(-1) ?? 0
  return [...new Set(places)].filter((place) => place > 0 && place < last)
}

test.describe('scrolling', () => {
  test.use(withMotion)

  test('goes smoothly to a hash target and leaves it below the header', async ({ page }) => {
    const scrollToReels = async () => {
      await openLive({ page, path: '/' })
      const positions = await watchScrolling(page)
      await page.getByRole('link', { name: 'Рилсы', exact: true }).first().click()
      await expect(page).toHaveURL(/#/)
      const target = page.locator(new URL(page.url()).hash)
      await expect(target).toBeInViewport()
      await expect.poll(() => isAtRest(page)).toBe(true)
      const passed = await positions()
      await expect.poll(async () => (await target.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
      return betweenEnds(passed).length
    }
    expect(await scrollToReels()).toBeGreaterThan(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrollToReels()).toBe(0)
  })

  test('goes to the top of a new page smoothly, unless the person wants no motion', async ({
    page,
  }) => {
    const behaviors = async () => {
      await openLive({ page, path: '/' })
      await page.evaluate(() => {
        scrollTo({ top: 900, behavior: 'instant' })
        const asked: unknown[] = []
        Object.assign(window, { asked })
        const scroll = window.scrollTo.bind(window)
        window.scrollTo = (...given: unknown[]) => {
          asked.push(given[0])
          scroll(given[0] as ScrollToOptions)
        }
      })
      const link = page.getByRole('link', { name: /Войти/ }).first()
      await link.evaluate((element: HTMLElement) => element.click())
      await page.waitForURL('**/login')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      return page.evaluate(() => (window as unknown as { asked: ScrollToOptions[] }).asked)
    }
    expect(await behaviors()).toContainEqual(
      expect.objectContaining({ top: 0, behavior: 'smooth' }),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await behaviors()).not.toContainEqual(expect.objectContaining({ behavior: 'smooth' }))
  })

  test('a new page starts at the top, and back returns to the place', async ({ page }) => {
    await openLive({ page, path: '/' })
    // The position is stored by a scroll listener, one frame later.
    await page.evaluate(
      () =>
        new Promise((heard) => {
          addEventListener('scroll', heard, { once: true })
          scrollTo({ top: 900, behavior: 'instant' })
        }),
    )
    const link = page.getByRole('link', { name: /Войти/ }).first()
    // A mouse click would first scroll the link into view.
    await link.evaluate((element: HTMLElement) => element.click())
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  })
})

/** Triggers the hourly build check and waits until its response has been processed. */
const letAnHourPass = async (page: Page) => {
  const answered = page.waitForResponse('**/builds/latest.json?rnd=*')
  await page.clock.runFor(HOUR_MS)
  await (await answered).finished()
  await page.evaluate(
    () => new Promise((resume) => requestIdleCallback(resume, { timeout: 10_000 })),
  )
}

test.describe('builds', () => {
  test('a newer build makes the next navigation load the document, once', async ({ page }) => {
    await page.clock.install()
    await openLive({ page, path: '/' })
    await page.route('**/builds/latest.json**', (route) =>
      route.fulfill({ json: { id: 'a-newer-build' } }),
    )
    await letAnHourPass(page)
    const traffic = watchTraffic(page)
    await page.getByRole('link', { name: /Войти/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Вход')
    expect(traffic.documents()).toEqual(['/login'])
  })

  test('the same build changes nothing', async ({ page }) => {
    await page.clock.install()
    await openLive({ page, path: '/' })
    await letAnHourPass(page)
    const traffic = watchTraffic(page)
    await page.getByRole('link', { name: /Войти/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Вход')
    expect(traffic.documents()).toEqual([])
  })
})

test('a chunk that fails opens the wanted page as a document once, then says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|Failed to fetch|ERR_FAILED|dynamically imported/)
  await openLive({ page, path: '/' })
  await page.route(/\/assets\/login-page.*\.js/, (route) => route.abort())
  const traffic = watchTraffic(page)
  await page.getByRole('link', { name: /Войти/ }).first().click()
  await expect(page.getByRole('button', { name: /ещё раз|Повторить/ })).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(traffic.documents()).toEqual(['/login'])

  await page.unroute(/\/assets\/login-page.*\.js/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Вход')
})

test('a chunk that fails again opens the document again, once ten seconds have passed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|Failed to fetch|ERR_FAILED|dynamically imported/)
  await page.route(/\/assets\/login-page.*\.js/, (route) => route.abort())
  const failure = page.getByRole('button', { name: /ещё раз|Повторить/ })
  const traffic = watchTraffic(page)
  const openLogin = async () => {
    await openLive({ page, path: '/' })
    traffic.forget()
    await page.getByRole('link', { name: /Войти/ }).first().click()
    await expect(failure).toBeVisible()
    return traffic.documents()
  }
  expect(await openLogin()).toEqual(['/login'])
  expect(await openLogin()).toEqual([])
  await page.evaluate((key) => {
    const [expires, path] = sessionStorage.getItem(key)?.split(' ') ?? []
    sessionStorage.setItem(key, `${Number(expires) - 10_000} ${path}`)
  }, RELOAD_KEY)
  expect(await openLogin()).toEqual(['/login'])
})

test('every prerendered page has its data beside it', async ({ request }) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const meta = await (await request.get(`/builds/meta/${id}.json`)).json()
  expect(meta).toMatchObject({ id, prerendered: expect.arrayContaining(['/', '/login']) })
  for (const path of meta.prerendered) {
    const payload = await request.get(`${path === '/' ? '' : path}/_payload.json?${id}`)
    expect(payload.ok(), path).toBe(true)
    expect(await payload.json()).toMatchObject({ data: expect.any(Object) })
  }
})

test('a client navigation takes a prerendered page’s data from its _payload.json', async ({
  page,
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  const asked = page.waitForRequest((wanted) => wanted.url().includes('/_payload.json'))
  await openLive({ page, path: '/login' })
  const traffic = watchTraffic(page)
  await page.getByRole('link', { name: 'Кадр' }).first().click()
  expect(new URL((await asked).url())).toMatchObject({
    pathname: '/_payload.json',
    search: `?${id}`,
  })
  await expect(page.getByRole('columnheader', { name: 'Creator' })).toBeVisible()
  expect(traffic.documents()).toEqual([])
})
