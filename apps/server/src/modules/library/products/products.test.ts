import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importReport, product } from '@kadr/contract/library/products'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { composition } from '../../../app.ts'
import { createProductsModule } from './index.ts'

let app: TestShell
let site: Server
let origin = ''
let token = ''
let otherToken = ''
const hits: string[] = []

const cp1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : 0xc0 + code - 0x410
    }),
  )

type Page = {
  type?: string
  body: string | Buffer
  status?: number
  headers?: Record<string, string>
}
const pages: Record<string, Page> = {}

beforeAll(async () => {
  site = createServer((request, response) => {
    hits.push(request.url ?? '')
    const page = pages[request.url ?? '']
    if (!page) return response.writeHead(404).end('no')
    const type = page.type ?? 'text/html; charset=utf-8'
    response.writeHead(page.status ?? 200, {
      ...(type && { 'content-type': type }),
      ...page.headers,
    })
    response.end(page.body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const fetch = createSafeFetch({
    ports: [port, 80],
    isAllowed: (address) => address === '127.0.0.1',
  })
  const modules = composition.modules.filter(({ name }) => name !== 'products')
  app = await createTestShell({
    ...composition,
    modules: [...modules, createProductsModule({ fetch })],
  })
  token = (await signInAs(app, { id: 1 })).token
  otherToken = (await signInAs(app, { id: 2 })).token
})
afterAll(async () => {
  await app.stop()
  site.close()
})

const post = (path: string, body: object = {}, as = token) =>
  call(app, { method: 'POST', path, token: as, body })
const create = async (body: object, as = token) =>
  product.parse((await post('/products', body, as)).data)
const patch = (id: string, body: object, as = token) =>
  call(app, { method: 'PATCH', path: `/products/${id}`, token: as, body })
const pageOfProducts = z.object({ items: z.array(product), nextCursor: z.string().nullable() })
const list = async (query = '', as = token) =>
  pageOfProducts.parse((await call(app, { path: `/products${query}`, token: as })).data)

const picture = (colour: string, side = 400) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

describe('a product', () => {
  it('is made with defaults, changed, archived, found and deleted', async () => {
    const made = await create({ name: '  Чай  ', price: { minor: 99_000, currency: 'RUB' } })
    expect(made).toMatchObject({ name: 'Чай', tone: 'neutral', version: 1, resources: [] })
    const changed = await patch(made.id, { version: 1, description: 'Крепкий', price: null })
    expect(changed.data).toMatchObject({
      version: 2,
      description: 'Крепкий',
      price: null,
      name: 'Чай',
    })
    await patch(made.id, { version: 2, isArchived: true })
    expect((await list()).items).toEqual([])
    expect((await list('?state=archived')).items.map(({ id }) => id)).toEqual([made.id])
    const gone = await call(app, { method: 'DELETE', path: `/products/${made.id}`, token })
    expect(gone.status).toBe(200)
    expect((await call(app, { path: `/products/${made.id}`, token })).status).toBe(404)
  })

  it('is not overwritten by an editor who has not seen the last change', async () => {
    const { id } = await create({ name: 'Кофе' })
    const answers = await Promise.all(
      ['А', 'Б', 'В'].map((description) => patch(id, { version: 1, description })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(refused?.error?.message).toContain('загрузите свежую версию')
  })

  it('is copied with a name that fits', async () => {
    const { id } = await create({
      name: 'Я'.repeat(200),
      benefits: ['Вкус'],
      link: 'https://a.ru/1',
    })
    const { data } = await post(`/products/${id}/duplicate`)
    const copy = product.parse(data)
    expect(copy).toMatchObject({ benefits: ['Вкус'], link: 'https://a.ru/1', version: 1 })
    expect(copy.name).toMatch(/\(копия\)$/)
    expect(copy.name.length).toBeLessThanOrEqual(200)
  })

  it('is nobody else’s', async () => {
    const { id } = await create({ name: 'Секрет' })
    const answers = await Promise.all([
      call(app, { path: `/products/${id}`, token: otherToken }),
      patch(id, { version: 1, name: 'Взлом' }, otherToken),
      post(`/products/${id}/duplicate`, {}, otherToken),
      call(app, { method: 'DELETE', path: `/products/${id}`, token: otherToken }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await list('', otherToken)).items).toEqual([])
  })

  it('is found by a part of its name in any case, and pages go on by a cursor', async () => {
    const as = (await signInAs(app, { id: 3 })).token
    for (const name of ['Ёлка 100%', 'ёлка_2', 'Шар', 'ЕЛКА 3']) await create({ name }, as)
    const names = async (query: string) => (await list(query, as)).items.map(({ name }) => name)
    expect(await names(`?search=${encodeURIComponent('елка')}`)).toHaveLength(3)
    expect(await names(`?search=${encodeURIComponent('100%')}`)).toEqual(['Ёлка 100%'])
    expect(await names(`?search=${encodeURIComponent('_')}`)).toEqual(['ёлка_2'])
    const first = await list('?limit=3', as)
    const second = await list(`?limit=3&cursor=${first.nextCursor}`, as)
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      'ЕЛКА 3',
      'Шар',
      'ёлка_2',
      'Ёлка 100%',
    ])
    expect(second.nextCursor).toBeNull()
    expect((await call(app, { path: '/products?cursor=x', token: as })).status).toBe(400)
  })
})

const readPage = (path: string) => post('/products/read-page', { link: `${origin}${path}` })

describe('filling in by a link', () => {
  it('reads the page with pictures of our own making', async () => {
    pages['/1.jpg'] = { type: 'image/jpeg', body: await picture('#c04020') }
    pages['/pixel.gif'] = { type: 'image/gif', body: await picture('#000000', 1) }
    pages['/evil.svg'] = {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>',
    }
    pages['/tea'] = {
      body: `<title>Т</title><script type="application/ld+json">${JSON.stringify({
        '@type': 'Product',
        name: 'Чай',
        image: ['/1.jpg', '/gone.jpg', '/pixel.gif', '/evil.svg', 'http://10.0.0.1/secret.jpg'],
        offers: { price: '990', priceCurrency: 'RUB' },
      })}</script>`,
    }
    const { status, data } = await readPage('/tea')
    expect(status).toBe(200)
    expect(data).toMatchObject({ name: 'Чай', price: { minor: 99_000, currency: 'RUB' } })
    const { pictures } = z
      .object({ pictures: z.array(z.object({ url: z.string(), previewUrl: z.string() })) })
      .parse(data)
    expect(pictures.map(({ url }) => url)).toEqual([`${origin}/1.jpg`])
    expect(pictures[0]?.previewUrl).toMatch(/^data:image\/webp;base64,/)
    expect((await list()).items.some(({ name }) => name === 'Чай')).toBe(false)
  })

  it('reads windows-1251 by the header, by the meta tag and by guess', async () => {
    const body = cp1251('<title>Чай крепкий</title>')
    pages['/header'] = { type: 'text/html; charset=windows-1251', body }
    pages['/meta'] = {
      type: 'text/html',
      body: Buffer.concat([cp1251('<meta charset="windows-1251">'), body]),
    }
    pages['/guess'] = { type: 'text/html', body }
    for (const path of ['/header', '/meta', '/guess']) {
      expect((await readPage(path)).data).toMatchObject({ name: 'Чай крепкий' })
    }
  })

  it('follows a redirect to a page and resolves pictures against it', async () => {
    pages['/short'] = { body: '', status: 302, headers: { location: '/deep/page' } }
    pages['/deep/1.jpg'] = { type: 'image/jpeg', body: await picture('#204080') }
    pages['/deep/page'] = {
      body: '<meta property="og:title" content="Чай"><meta property="og:image" content="1.jpg">',
    }
    expect((await readPage('/short')).data).toMatchObject({
      pictures: [{ url: `${origin}/deep/1.jpg` }],
    })
  })

  it.each([
    [
      'a redirect inside',
      '/inside',
      { body: '', status: 302, headers: { location: 'http://10.0.0.1/' } },
      'Внутренний адрес',
    ],
    [
      'a redirect to a file of ours',
      '/file',
      { body: '', status: 302, headers: { location: 'file:///etc/passwd' } },
      'Внутренний адрес',
    ],
    [
      'an endless redirect',
      '/loop',
      { body: '', status: 302, headers: { location: '/loop' } },
      'переадресаций',
    ],
    ['a file', '/pdf', { body: '%PDF', type: 'application/pdf' }, 'не страница'],
    ['a missing page', '/404', { body: '', status: 404 }, 'ошибкой 404'],
    [
      'a page too large',
      '/large',
      { body: '<title>x</title>'.padEnd(3_200_000) },
      'Слишком большая',
    ],
    ['an empty page', '/empty', { body: '<html></html>' }, 'не нашлось'],
  ])('says in Russian what is wrong with %s', async (_case, path, page, message) => {
    pages[path] = page
    const { status, error } = await readPage(path)
    expect(status).toBe(422)
    expect(error).toMatchObject({ code: 'PAGE_UNREADABLE' })
    expect(error?.message).toContain(message)
  })

  it('never goes to internal addresses', async () => {
    for (const link of [
      'http://169.254.169.254/latest',
      'http://[::1]/',
      'http://10.1.2.3/',
      'http://127.0.0.1:22/',
    ]) {
      const { error } = await post('/products/read-page', { link })
      expect(error?.message).toContain('Внутренний адрес')
    }
    expect((await post('/products/read-page', { link: 'file:///etc/passwd' })).status).toBe(400)
  })

  it('copies chosen pictures into resources, which a product then holds', async () => {
    pages['/a.jpg'] = { type: 'image/jpeg', body: await picture('#118833') }
    pages['/text.jpg'] = { type: 'image/jpeg', body: '<script>alert(1)</script>' }
    const urls = [
      `${origin}/a.jpg`,
      `${origin}/text.jpg`,
      `${origin}/none.jpg`,
      'http://10.0.0.1/x.jpg',
      '',
    ]
    const { data } = await post('/products/copy-pictures', { urls })
    const copied = z
      .object({ resources: z.array(z.object({ id: z.string() })), failed: z.array(z.string()) })
      .parse(data)
    expect(copied.failed).toEqual(urls.slice(1))
    const [kept] = copied.resources
    const made = await create({
      name: 'С картинкой',
      resourceIds: copied.resources.map(({ id }) => id),
    })
    expect(made.resources.map(({ id }) => id)).toEqual([kept?.id])
    const uses = async () => (await call(app, { path: `/resources/${kept?.id}/uses`, token })).data
    expect(await uses()).toMatchObject([{ kind: 'product', id: made.id, title: 'С картинкой' }])
    await patch(made.id, { version: 1, name: 'Новое имя' })
    expect(await uses()).toMatchObject([{ title: 'Новое имя' }])
    const foreign = await post('/products', { name: 'Чужое', resourceIds: [kept?.id] }, otherToken)
    expect(foreign.status).toBe(404)
    expect((await list('', otherToken)).items).toEqual([])
    await call(app, { method: 'DELETE', path: `/products/${made.id}`, token })
    expect(await uses()).toEqual([])
  })
})

const importOf = async (source: object, isDryRun = false, as = token) =>
  importReport.parse((await post('/products/import', { source, isDryRun }, as)).data)

describe('an import', () => {
  const table = [
    'Название;Ссылка;Цена;Фото',
    'Чай;https://shop.ru/tea;2 490,00 ₽;',
    '=1+1;;;',
    ';https://shop.ru/x;5;',
    'Чай другой;http://www.shop.ru/tea/?utm_source=a;1;',
    '=1+1;;10;',
  ].join('\n')

  it('shows first what it would do, does it once, and does nothing the second time', async () => {
    const as = (await signInAs(app, { id: 10 })).token
    const source = { kind: 'text', text: table }
    const expected = {
      created: 2,
      skipped: 3,
      problems: [{ row: 4, message: expect.stringContaining('Нет названия') }],
    }
    expect(await importOf(source, true, as)).toMatchObject({
      ...expected,
      sample: [
        { name: 'Чай', link: 'https://shop.ru/tea', price: { minor: 249_000, currency: 'RUB' } },
        { name: '=1+1', link: '', price: null },
      ],
    })
    expect((await list('', as)).items).toEqual([])
    expect(await importOf(source, false, as)).toMatchObject(expected)
    expect(await importOf(source, false, as)).toMatchObject({ created: 0, skipped: 5 })
    expect((await list('', as)).items).toHaveLength(2)
  })

  it('made twice at one moment makes everything once', async () => {
    const as = (await signInAs(app, { id: 11 })).token
    const text = `name\n${Array.from({ length: 600 }, (_, at) => `Чай ${at}`).join('\n')}`
    const reports = await Promise.all([1, 2].map(() => importOf({ kind: 'text', text }, false, as)))
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(600)
  })

  it('reads a feed in windows-1251 by a link and copies its pictures afterwards', async () => {
    const as = (await signInAs(app, { id: 12 })).token
    pages['/pic.jpg'] = { type: 'image/jpeg', body: await picture('#777711') }
    pages['/feed.xml'] = {
      type: 'application/xml',
      body: cp1251(
        `<?xml version="1.0" encoding="windows-1251"?><yml_catalog><shop><offers><offer id="1"><name>Чай</name><price>99</price><currencyId>BYN</currencyId><url>${origin}/tea</url><picture>${origin}/pic.jpg</picture></offer></offers></shop></yml_catalog>`,
      ),
    }
    const report = await importOf({ kind: 'link', link: `${origin}/feed.xml` }, false, as)
    expect(report).toMatchObject({ created: 1, problems: [] })
    await app.runDueJobs()
    const { items } = await list('', as)
    expect(items).toMatchObject([{ name: 'Чай', price: { minor: 9900, currency: 'BYN' } }])
    expect(items[0]?.resources).toHaveLength(1)
  })

  it.each([
    ['a page', { kind: 'text', text: '<html></html>' }, 'IMPORT_UNREADABLE'],
    ['a table without names', { kind: 'text', text: 'a;b\n1;2' }, 'IMPORT_UNREADABLE'],
    ['an internal address', { kind: 'link', link: 'http://10.0.0.1/feed.xml' }, 'PAGE_UNREADABLE'],
  ])('refuses %s', async (_case, source, code) => {
    const { status, error } = await post('/products/import', { source, isDryRun: true })
    expect({ status, code: error?.code }).toEqual({ status: 422, code })
  })

  it('gives up on a feed that never ends', async () => {
    pages['/endless.csv'] = {
      type: 'text/csv',
      body: `name;text\n${`${'x'.repeat(990)};${'y'.repeat(9000)}\n`.repeat(2200)}`,
    }
    const { error } = await post('/products/import', {
      source: { kind: 'link', link: `${origin}/endless.csv` },
      isDryRun: true,
    })
    expect(error?.message).toContain('Слишком большая')
  })
})
