import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { businessFact, getBusiness, readSite } from '@kadr/contract/library/business'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestShell, type TestShell } from '../../../../test/test-shell.ts'
import { composition } from '../../../app.ts'
import { createBusinessModule } from './index.ts'

let app: TestShell
let site: Server
let origin = ''
let token = ''
let otherToken = ''

const HOME = `<!doctype html><title>Студия Анны</title>
<meta name="description" content="Делаем посуду на гончарном круге и учим этому за один вечер">
<nav><a href="/prices">Цены</a><a href="/delivery">Доставка и оплата</a><a href="/broken">Контакты</a>
<a href="https://elsewhere.example/prices">Цены партнёра</a></nav>
<p>Нижний Новгород, ул. Рождественская, 12</p><p>Вт–вс 11:00–21:00</p><p>+7 (831) 200-10-20</p>
<script>var price = "Секрет 1 ₽"</script>`
const PRICES = `<title>Цены</title><ul><li>Мастер-класс «Первая чашка» — 2 900 ₽</li>
<li><b>Детское место</b></li><li>1 900 руб.</li></ul><h3>Что надеть?</h3><p>Фартук дадим, лучше короткие рукава.</p>`
const DELIVERY = `<title>Доставка</title><p>Доставка по России от 350 ₽, по городу бесплатно.</p>`

beforeAll(async () => {
  const pages: Record<string, string> = { '/': HOME, '/prices': PRICES, '/delivery': DELIVERY }
  site = createServer((request, response) => {
    const page = pages[request.url ?? '']
    response.writeHead(page ? 200 : 500, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page ?? 'no')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  const fetch = createSafeFetch({ ports: [port], isAllowed: (address) => address === '127.0.0.1' })
  const modules = composition.modules.filter(({ name }) => name !== 'business')
  app = await createTestShell({
    ...composition,
    modules: [...modules, createBusinessModule({ fetch })],
  })
  token = (await signInAs(app, { id: 1 })).token
  otherToken = (await signInAs(app, { id: 2 })).token
})
afterAll(async () => {
  await app.stop()
  site.close()
})

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}, as = token) =>
  call(app, { method, path, token: as, body })
const read = async (as = token) =>
  getBusiness.data.parse((await call(app, { path: '/business', token: as })).data)

const price = { kind: 'price', title: 'Первая чашка', text: '2 500 ₽' }

it('stores a fact once, changes it by its version, and shows it to nobody else', async () => {
  const added = businessFact.parse((await send('POST', '/business/facts', price)).data)
  expect(added).toMatchObject({ source: 'person', isOld: false, version: 1 })
  const again = await send('POST', '/business/facts', { ...price, title: 'первая «Чашка»' })
  expect(again.error).toMatchObject({ code: 'VALIDATION_FAILED', field: 'title' })
  const path = `/business/facts/${added.id}`
  const changed = await send('PATCH', path, { ...price, text: '2 800 ₽', version: 1 })
  expect(changed.data).toMatchObject({ text: '2 800 ₽', version: 2 })
  expect((await send('PATCH', path, { ...price, version: 1 })).status).toBe(409)
  expect((await read(otherToken)).facts).toEqual([])
  expect((await send('DELETE', path, {}, otherToken)).status).toBe(404)
})

it('keeps accepted answers: the same question again replaces its answer', async () => {
  const fact = { kind: 'question', title: 'Что надеть?', text: 'Фартук дадим', source: 'answer' }
  await send('POST', '/business/facts/keep', { facts: [fact] })
  await send('POST', '/business/facts/keep', { facts: [{ ...fact, text: 'Удобное' }] })
  const { facts } = await read()
  expect(facts.filter(({ kind }) => kind === 'question')).toMatchObject([
    { text: 'Удобное', source: 'answer' },
  ])
})

it('asks about an event that is over, and takes a confirmation', async () => {
  const until = new Date(app.ctx.clock.now().getTime() - 1000).toISOString()
  const body = { kind: 'term', title: 'Ночь в мастерской', text: 'Билет 3 200 ₽', until }
  const added = businessFact.parse((await send('POST', '/business/facts', body)).data)
  expect(added.isOld).toBe(true)
  const path = `/business/facts/${added.id}/confirm`
  const confirmed = await send('POST', path, { version: added.version })
  expect(confirmed.data).toMatchObject({ isOld: false, until: null })
})

it('proposes what stands on a site, tells contradictions, and stores nothing', async () => {
  const before = await read()
  const answer = await send('POST', '/business/read-site', { link: `${origin}/` })
  const { pages, proposals } = readSite.data.parse(answer.data)
  expect(pages.map(({ title }) => title)).toEqual(['Студия Анны', 'Цены', 'Доставка'])
  const texts = proposals.map(({ kind, title, text }) => [kind, title, text].join(' | '))
  expect(texts).toEqual(
    expect.arrayContaining([
      'about |  | Делаем посуду на гончарном круге и учим этому за один вечер',
      'price | Мастер-класс «Первая чашка» | 2 900 ₽',
      'price | Детское место | 1 900 руб.',
      'address |  | Нижний Новгород, ул. Рождественская, 12',
      'hours |  | Вт–вс 11:00–21:00',
    ]),
  )
  expect(texts.join()).not.toMatch(/Секрет|партнёра/)
  expect(proposals.flatMap(({ contradicts }) => contradicts ?? [])).toMatchObject([
    { of: 'fact', title: 'Первая чашка', text: '2 800 ₽' },
    { of: 'fact', title: 'Что надеть?', text: 'Удобное' },
  ])
  expect(await read()).toEqual(before)
})

it('replaces the fact that an accepted one contradicts', async () => {
  const { facts } = await read()
  const old = facts.find(({ kind }) => kind === 'price')
  const accepted = {
    kind: 'price',
    title: 'Мастер-класс «Первая чашка»',
    text: '2 900 ₽',
    source: 'site',
    sourceTitle: 'Цены',
    replacesId: old?.id,
  }
  for (const _ of ['once', 'again']) {
    const kept = await send('POST', '/business/facts/keep', { facts: [accepted] })
    expect(kept.status).toBe(200)
    const prices = (await read()).facts.filter(({ kind }) => kind === 'price')
    expect(prices).toMatchObject([{ title: accepted.title, text: '2 900 ₽', source: 'site' }])
  }
})

it('does not open an internal address', async () => {
  const answer = await send('POST', '/business/read-site', { link: 'http://169.254.169.254/' })
  expect(answer.error).toMatchObject({ code: 'PAGE_UNREADABLE', field: 'link' })
})
