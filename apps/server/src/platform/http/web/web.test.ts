import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'

let health = ''
const composition = {
  modules: [{ name: 'tools', siteValues: async () => ({ tool: health }) }],
  authenticate: async () => undefined,
}
const PAGE =
  '<!doctype html><link rel="canonical" href="https://site.invalid/"><script>boot("https://site.invalid",{"apiOrigins":{}})</script><script src="/assets/a.js"></script>'
const PUBLISHED = PAGE.replaceAll('https://site.invalid', 'http://localhost:3000')
const SITE = {
  origin: 'https://site.invalid',
  apiOrigins: '"apiOrigins":{}',
  files: [
    'index.html',
    'story/index.html',
    'robots.txt',
    'terms/index.html',
    'terms/_payload.json',
    'tool/index.html',
  ],
}

const ENTRY = `export const renderFor = ({ origin }) => async (url) => {
  if (url === '/broken') throw new Error('no such component')
  if (url.startsWith('/old')) return { status: 301, html: '', data: {}, location: '/new' }
  const status = url.startsWith('/blog') ? 200 : 404
  if (url === '/footer') return { status, html: '<p>{{requisites.owner}}</p>', data: {}, location: null }
  if (url === '/hidden') return { status: 200, html: '<meta name="robots" content="noindex"><p>', data: {}, location: null }
  return { status, html: '<p>' + url + '</p>' + origin + '<script>page()</script>', data: { url }, location: null }
}`

let app: TestShell
let webDist = ''

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(webDist, file)), { recursive: true })
  writeFileSync(join(webDist, file), text)
}

beforeAll(async () => {
  webDist = mkdtempSync(join(tmpdir(), 'kadr-web-'))
  write('package.json', '{"type":"module"}')
  write('client/index.html', PAGE)
  write('client/story/index.html', PAGE)
  write('client/story/_payload.json', '{"data":{}}')
  write('client/assets/a.js', 'plain')
  write('client/assets/a.js.br', 'brotli')
  write('client/builds/latest.json', '{"id":"1"}')
  write('client/robots.txt', 'Sitemap: https://site.invalid/sitemap.xml')
  write('client/terms/index.html', '<p>{{requisites.operator}}</p>')
  write('client/terms/_payload.json', '{"data":"{{requisites.owner}}"}')
  write('client/tool/index.html', '<p>{{live.tool}}{{live.unknown}}</p>')
  write('server/entry-server.js', ENTRY)
  write('server/site.json', JSON.stringify(SITE))
  app = await createTestShell(composition, { config: { webDist } })
})
afterAll(async () => {
  await app.stop()
  rmSync(webDist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

it('gives hashed files for a year, compressed beforehand', async () => {
  const plain = await get('/assets/a.js')
  expect(plain.body).toBe('plain')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const brotli = await get('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.body).toBe('brotli')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.headers['content-type']).toContain('javascript')
})

it.each([
  ['/story/', '/story'],
  ['/story//?from=mail', '/story?from=mail'],
  ['/blog/first/', '/blog/first'],
  ['/no-such-page/', '/no-such-page'],
  ['//evil.example/', '/evil.example'],
])('leads %s to the one address of the page', async (url, location) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
})

it.each(['/', '/story', '/story?from=mail'])(
  'gives the prerendered page of %s and allows its inline script only',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(PUBLISHED)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  },
)

it('sends pages compressed, prerendered ones and those drawn on demand', async () => {
  const zipped = await get('/', { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(PUBLISHED)
  for (const url of ['/', '/terms', '/blog/first']) {
    const page = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect([url, page.headers['content-encoding']]).toEqual([url, 'br'])
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get(url)).body)
  }
})

it('draws other pages on demand, with their status', async () => {
  const page = await get('/blog/first?x=1')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<p>/blog/first?x=1</p>')
  expect(page.headers['content-security-policy']).toContain('sha256-')
  expect((await get('/nowhere')).statusCode).toBe(404)
  const moved = await get('/old')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new'])
})

it('gives payloads and the build id, the latter never cached', async () => {
  expect((await get('/story/_payload.json')).json()).toEqual({ data: {} })
  expect((await get('/builds/latest.json')).headers['cache-control']).toBe('no-store')
})

it('names itself by its own public address, whatever the build was made for', async () => {
  const elsewhere = await createTestShell(composition, {
    config: {
      webDist,
      publicUrl: 'https://kadr.app',
      apiOrigins: { 'kadr.app': 'https://api.kadr.app' },
    },
  })
  const page = await elsewhere.http.inject('/')
  expect(page.body).toContain('<link rel="canonical" href="https://kadr.app/">')
  expect(page.body).toContain('{"apiOrigins":{"kadr.app":"https://api.kadr.app"}}')
  expect(page.headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.kadr.app",
  )
  expect((await elsewhere.http.inject('/robots.txt')).body).toBe(
    'Sitemap: https://kadr.app/sitemap.xml',
  )
  expect((await elsewhere.http.inject('/blog/first')).body).toContain('https://kadr.app')
  await elsewhere.stop()
})

it('names who runs the installation, escaped for the page and for its data', async () => {
  const owned = await createTestShell(composition, {
    config: {
      webDist,
      requisites: { ...app.ctx.config.requisites, owner: 'ООО "А<b>"', inn: '7707' },
    },
  })
  expect((await owned.http.inject('/terms')).body).toBe(
    '<p>ООО &quot;А&lt;b&gt;&quot; (ИНН 7707)</p>',
  )
  expect((await owned.http.inject('/terms/_payload.json')).json()).toEqual({ data: 'ООО "А<b>"' })
  expect((await owned.http.inject('/footer')).body).toBe('<p>ООО &quot;А&lt;b&gt;&quot;</p>')
  await owned.stop()
})

it('writes values that change while it runs into the page', async () => {
  health = 'Сегодня <62 %>'
  const page = await get('/tool')
  expect(page.body).toBe('<p>Сегодня &lt;62 %&gt;</p>')
  const again = await get('/tool', { 'if-none-match': String(page.headers.etag) })
  expect(again.statusCode).toBe(304)
})

it('does not send an unchanged page twice', async () => {
  const { etag = '' } = (await get('/')).headers
  const again = await get('/', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/story', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

it.each(['/nowhere', '/foo.bar', '/story.html', '/%zz', '/%'])(
  'answers %s, which no route has, with a page',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<p>${url}</p>`)
  },
)

it('answers a page that fails to be drawn with a page, and tells nothing of the failure', async () => {
  const answer = await get('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain('Что-то сломалось на нашей стороне')
  expect(answer.body).not.toContain('component')
})

it.each(['/assets/none.js', '/fonts/none.woff2'])('sends no page in place of %s', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain'])
})

it.each([
  '/assets/none.js',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
])('does not leave the build at %s', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('"module"')
})

it('hides local pages when the sandbox is off', async () => {
  const closed = await createTestShell(composition, { config: { webDist, isSandbox: false } })
  for (const url of [
    '/dev/telegram',
    '/DEV/telegram',
    '//dev/telegram',
    '/%64ev/telegram',
    '/sandbox/google/auth',
  ]) {
    expect((await closed.http.inject(url)).statusCode).toBe(404)
  }
  await closed.stop()
})

it('says what to do when there is no build, while the API answers', async () => {
  const bare = await createTestShell(composition, { config: { webDist: '/nonexistent' } })
  const page = await bare.http.inject('/')
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain('npm run build')
  expect((await bare.http.inject('/api/nothing')).statusCode).toBe(404)
  expect((await bare.http.inject('/health')).json()).toEqual({ status: 'ok' })
  await bare.stop()
})

it('lets Telegram frame the app and nobody else', async () => {
  const { headers } = await get('/')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org",
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('camera=(self)')
  expect(headers['permissions-policy']).toContain('microphone=(self)')
  expect(headers['strict-transport-security']).toBeUndefined()
})

it('asks for HTTPS only where the public address is one, and for CORS only where configured', async () => {
  const secure = await createTestShell(composition, {
    config: { publicUrl: 'https://kadr.app', corsOrigins: ['https://partner.example'] },
  })
  const call = (origin: string) => secure.http.inject({ url: '/api/x', headers: { origin } })
  const friend = await call('https://partner.example')
  expect(friend.headers['strict-transport-security']).toContain('max-age=31536000')
  expect(friend.headers['access-control-allow-origin']).toBe('https://partner.example')
  const stranger = await call('https://evil.example')
  expect(stranger.headers['access-control-allow-origin']).not.toBe('https://evil.example')
  const none = await get('/api/x', { origin: 'https://partner.example' })
  expect(none.headers['access-control-allow-origin']).toBeUndefined()
  await secure.stop()
})

it('draws the pages networks send people back to, though they lie among the API', async () => {
  const page = await get('/api/auth/instagram/facebook-business-callback?state=1')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/auth/instagram/facebook-business-callback?state=1')
  // A popup that returned here from a network must stay closable by its opener.
  expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect((await get('/api/auth/tiktok/other')).headers['cross-origin-opener-policy']).toBe(
    'same-origin-allow-popups',
  )
  const posted = await app.http.inject({ method: 'POST', url: '/api/auth/tiktok/callback' })
  expect(posted.json()).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } })
  expect((await get('/api/auth/tiktok/other')).json()).toMatchObject({ success: false })
})

it('limits how many pages an address has rendered, and says so on a page', async () => {
  const limited = await createTestShell(composition, { config: { webDist, areRateLimitsOn: true } })
  await limited.database.pool.query(
    `insert into rate_counters (key, used) values ('page:ip:127.0.0.1', 300)`,
  )
  const page = await limited.http.inject('/blog/any')
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Слишком много запросов')
  expect((await limited.http.inject('/assets/a.js')).statusCode).toBe(200)
  await limited.stop()
})

it('tells robots by a header too what the page tells them', async () => {
  expect((await get('/hidden')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/blog/any')).headers).not.toHaveProperty('x-robots-tag')
})
