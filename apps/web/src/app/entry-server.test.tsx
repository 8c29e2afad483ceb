// @vitest-environment node
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createRender } from './entry-server.tsx'
import { createAppRouter } from './routes/router.tsx'
import { createServices } from './session/create-services.ts'

const ORIGIN = 'https://kadr.test'
const render = createRender({
  assets: {
    start: '/assets/start.js',
    program: ['/assets/react.js', '/assets/entry.js'],
    guestProgram: ['/assets/guest.js'],
    styles: ['/assets/app.css'],
    chunks: {
      'src/app/layouts/app-layout.tsx': ['/assets/react.js', '/assets/app-layout.js'],
      'src/app/pages/landing-page.tsx': ['/assets/react.js', '/assets/landing-page.js'],
    },
  },
  buildId: 'b1',
  origin: ORIGIN,
})

it('renders a content page as a complete document without preloads', async () => {
  const page = await render('/')
  expect(page).toMatchObject({ status: 200, location: null })
  expect(page.html).toMatch(/^<!doctype html><html lang="ru"[^>]*>/)
  expect(page.html).toContain('<h1')
  expect(page.html).not.toContain('modulepreload')
  expect(page.html).toMatch(
    /<script type="module" src="\/assets\/start\.js"[^>]*><\/script><\/body>/,
  )
  expect(page.html).toContain('data-program="/assets/react.js /assets/entry.js"')
  expect(page.html).not.toContain('data-is-urgent')
})

it('preloads the fonts of a page of the app, and draws a content page before it fetches them', async () => {
  const fontsOf = (html: string) =>
    [...html.matchAll(/fonts\/onest-[\d.]+-400-700-(\w+)/g)].map(([, name]) => name)
  const { html } = await render('/')
  expect([fontsOf(html), html.includes(' data-fonts="later"')]).toEqual([[], true])
  expect((await render('/dashboard')).html).not.toContain('data-fonts')
  expect(fontsOf((await render('/dashboard')).html)).toEqual(['cyrillic', 'latin'])
})

it('has one inline script, which chooses the theme before the first paint, and data', async () => {
  const { html } = await render('/')
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, rest = '']) => rest)
  const [theme, ...data] = inline
  expect(theme).toBe('')
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('<script>'))
  expect(data.length).toBeGreaterThan(0)
  for (const attributes of data) expect(attributes).toMatch(/type="application\/(ld\+)?json"/)
})

it('renders a skeleton for the app and preloads its program', async () => {
  const page = await render('/dashboard')
  expect(page.status).toBe(200)
  expect(page.html).toContain('<title>Главная | Кадр</title>')
  expect(page.html).toContain('<link rel="modulepreload" href="/assets/entry.js"')
  expect(page.html).toContain('data-page="/assets/app-layout.js" data-is-urgent')
  expect(page.html).toContain('Привет')
  expect(page.html).toContain('noindex')
})

it('gives the page for guests a program of its own and nothing of the app', async () => {
  const page = await render('/review/0123456789abcdef')
  expect(page.status).toBe(200)
  expect(page.html).toContain('data-program="/assets/guest.js"')
  expect(page.html).not.toContain('/assets/entry.js')
})

const PUBLIC = /^\/(marketing|default\/knowledge-base)(\/|$)/

/** Every address of the app and of single-purpose pages, with a token or an id where it needs one. */
const privateAddresses = () => {
  const boot = { buildId: 'b', origin: ORIGIN, apiOrigins: {}, path: '/', data: {} }
  const services = createServices({ boot })
  const { routesById } = createAppRouter({ services, history: createMemoryHistory() })
  return Object.entries(routesById).flatMap(([id, { fullPath, children }]) => {
    const isPage = children === undefined && !fullPath.endsWith('/$')
    if (!isPage || PUBLIC.test(id) || fullPath === '/') return []
    return fullPath
      .replace('$network/$step', 'tiktok/callback')
      .replace('$token', '0123456789abcdef')
      .replace('$provider', 'vk')
      .replaceAll(/\$\w+/g, '0197a0c0-0000-7000-8000-000000000001')
  })
}

it('keeps every page with a token and of the app from search engines, and says what it is', async () => {
  const addresses = privateAddresses()
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/report/0123456789abcdef',
      '/review/0123456789abcdef',
      '/team/accept',
    ]),
  )
  for (const url of addresses) {
    const { status, html } = await render(url)
    const robots = /<meta\b(?=[^>]*name="robots")(?=[^>]*content="noindex")/.test(html)
    const isNamed = /<title>[^<|]+ \| Кадр<\/title>/.test(html)
    expect({ url, status, robots, isNamed }).toEqual({
      url,
      status: 200,
      robots: true,
      isNamed: true,
    })
  }
})

it('lets the program of a text wait for the first move of its reader', async () => {
  for (const url of ['/', '/blog', '/terms', '/knowledge-base/tiktok']) {
    const { html } = await render(url)
    expect([url, html.includes('data-is-patient')]).toEqual([url, true])
    expect(html).not.toContain('modulepreload')
  }
  expect((await render('/login')).html).not.toContain('data-is-patient')
})

it('answers an unknown path with 404 inside the layout', async () => {
  const page = await render('/zzz?x=1')
  expect(page.status).toBe(404)
  expect(page.html).toContain('Page not found: /zzz')
  expect(page.html).toContain('<header')
})

it('follows the route rules', async () => {
  expect(await render('/app?x=1')).toMatchObject({ status: 302, location: '/dashboard?x=1' })
})

it('redirects a trailing slash to the canonical path', async () => {
  expect(await render('/login/')).toMatchObject({ status: 301, location: '/login' })
})

it('escapes the address in the markup', async () => {
  const { html } = await render('/%3Cscript%3Ealert(1)%3C/script%3E')
  expect(html).not.toContain('<script>alert')
})

it('answers a refused parameter with 404 on the whole screen', async () => {
  const page = await render('/link/google?token=short')
  expect(page.status).toBe(404)
  expect(page.html).toContain('Page Not Found: /link/google?token=short')
  expect(page.html).not.toContain('<header')
  expect(page.html).toContain('<title>Страница не найдена | Кадр</title>')
})

it.each(['/foo.bar', '/story.html', '/%zz', '/a%'])(
  'answers %s with 404 inside the layout',
  async (url) => {
    const page = await render(url)
    expect(page.status).toBe(404)
    expect(page.html).toContain(`Page not found: ${url}`)
    expect(page.html).toContain('<title>Страница не найдена | Кадр</title>')
  },
)

it.each([
  '/posts/garbage',
  '/products/garbage?x=1',
  '/analytics/accounts/garbage',
  '/analytics/work-items/1',
  '/reels/automation/abc',
  '/inbox/rules/1',
  '/reels/automation/0',
  '/report/short',
  '/review/short',
])('refuses the id of %s with a fatal 404', async (url) => {
  const page = await render(url)
  expect(page.status).toBe(404)
  expect(page.html).toContain(`Page Not Found: ${url}`)
  expect(page.html).not.toContain('<nav')
})

it.each([
  ['/analytics/accounts', 'Аккаунты в аналитике'],
  ['/analytics/reports', 'Отчёты'],
  ['/analytics/work-items/0197a0c0-0000-7000-8000-000000000001', 'Публикация в аналитике'],
  ['/inbox/accounts', 'Что приходит'],
  ['/inbox/rules/0197a0c0-0000-7000-8000-000000000001', 'Правило входящих'],
  ['/reels/automation/new', 'Новое правило'],
  ['/reels/automation/12', 'Правило автоматизации'],
])('gives %s a title of its own', async (url, title) => {
  const page = await render(url)
  expect(page.status).toBe(200)
  expect(page.html).toContain(`<title>${title} | Кадр</title>`)
})

const router = createAppRouter({
  services: createServices({
    boot: { buildId: 'b', origin: ORIGIN, apiOrigins: {}, path: '/', data: {} },
  }),
  history: createMemoryHistory(),
})
/** Below every page, and in place of every parameter. */
const unknownPaths = Object.keys(router.routesByPath).flatMap((path) => {
  const filled = path.replaceAll(/\$\w*/g, 'net-takoy').replace(/\/$/, '')
  return path.includes('$') ? [filled, `${filled}/net/takoy/stranitsy`] : [`${filled}/net-takoy`]
})

it('answers every unknown address below every route with 404 and our page', async () => {
  expect(unknownPaths.length).toBeGreaterThan(50)
  for (const path of unknownPaths) {
    const { status, html } = await render(path)
    expect([path, status, html.includes('Такой страницы нет')]).toEqual([path, 404, true])
    expect(html).toMatch(/<title>Страница не найдена \| Кадр<\/title>/)
  }
})
