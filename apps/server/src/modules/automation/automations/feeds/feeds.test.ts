import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { Response } from 'undici'
import { expect, it } from 'vitest'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { drawPicture } from '../../../../../test/media.ts'
import { planAutomations } from '../plan/plan-automations.ts'
import { readFeeds } from './read-feeds.ts'

const world = setUpAutomating()
const { clock, create, send, read, runsOf, planOf, work, postsOf } = world

const ARTICLES = [
  ['1', 'Открылись после ремонта', 'Светлый зал и новые столы'],
  ['2', 'Зимнее меню', 'Глинтвейн, тыквенный суп и штрудель'],
  ['3', 'Ищем бариста', 'График два через два, обучаем сами'],
  ['4', 'Скидка утром', 'До одиннадцати кофе дешевле вдвое'],
] as const

/** The newest first. */
const feedOf = (count: number) => {
  const items = ARTICLES.slice(0, count).map(
    ([id, title, text]) =>
      `<item><guid>${id}</guid><title>${title}</title><link>https://blog.example/${id}</link><description>${text}</description></item>`,
  )
  return `<rss><channel>${items.toReversed().join('')}</channel></rss>`
}

/** Matches no template: the post gets the text of the offer. */
const WORDS = {
  cup: 'Зргмпт квлн. Тшщр брндл фкстм дрвжн плкст.',
  mug: 'Хвцнт лпрдк. Гжбсм вчтрк мнзлш пфдрг кцвнт.',
}

const offer = (name: keyof typeof WORDS, picture: string) =>
  `<offer id="1"><name>${WORDS[name].slice(0, 11)}</name><url>https://shop.example/${name}</url>
   <description>${WORDS[name]}</description><price>1900</price>
   <currencyId>RUB</currencyId><picture>${picture}</picture></offer>`

it('posts an offer with its own picture, and without one when the picture can not be had', async () => {
  const picture = await drawPicture()
  const asked: string[] = []
  const site = createServer((request, response) => {
    const host = `http://${request.headers.host}`
    asked.push(request.url ?? '')
    if (request.url === '/cup.jpg') response.end(picture)
    else if (request.url === '/gone.jpg') response.writeHead(404).end()
    else
      response.end(
        `<yml_catalog><shop><offers>${offer('cup', `${host}/cup.jpg`)}${offer('mug', `${host}/gone.jpg`)}</offers></shop></yml_catalog>`,
      )
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  world.openOutside(fetch)
  const made = await create({
    source: { kind: 'price-list', url: `http://127.0.0.1:${port}/prices.xml` },
    mode: 'draft',
    schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '18:00'] },
  })
  const { ctx, database } = world.app()
  await work(ctx, fetch)
  expect((await runsOf(made)).map(({ state }) => state)).toEqual(['made', 'made'])
  const { rows } = await database.pool.query<{ text: string; names: string[] }>(
    `select text, array(select name from resources where id = any(media_ids)) names
     from posts where workspace_id = $1`,
    [world.who().workspaceId],
  )
  const namesOf = (name: string) =>
    rows.find(({ text }) => text.includes(`shop.example/${name}`))?.names
  expect(namesOf('cup')).toEqual(['cup.jpg'])
  expect(namesOf('mug')).toEqual([])
  expect(asked).toContain('/gone.jpg')
  site.close()
})

it('uses new items of a feed, oldest first, and leaves everything alone when it is broken', async () => {
  let body = feedOf(2)
  let asked: string | undefined
  const site = createServer((request, response) => {
    asked = request.headers['if-none-match']
    const etag = `"${body.length}"`
    const isKnown = asked === etag
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'application/rss+xml' })
    response.end(isKnown ? undefined : body)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  world.openOutside(fetch)
  const made = await create({
    source: { kind: 'feed', url: `http://127.0.0.1:${port}/rss` },
    schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '18:00'] },
  })
  const turn = async () => {
    clock.advance(16 * MINUTE_MS)
    await readFeeds({ ctx: world.app().ctx, fetch })
  }
  await turn()
  await work()
  expect(await runsOf(made)).toEqual([])
  const waiting = await planOf(made, 1)
  expect(waiting.map(({ isEmpty, problem }) => [isEmpty, problem])).toEqual([
    [true, 'Ждёт новых записей'],
    [true, 'Ждёт новых записей'],
  ])
  expect((await read(made)).isPaused).toBe(false)
  body = feedOf(4)
  await turn()
  await turn()
  expect(asked).toBe(`"${body.length}"`)
  body = '<html>503</html>'
  await turn()
  clock.advance(DAY_MS)
  await work()
  const titles = (await runsOf(made)).toReversed().flatMap(({ item }) => item?.title ?? [])
  expect(titles).toEqual(['Ищем бариста', 'Скидка утром'])
  expect((await postsOf()).every(({ text }) => text.includes('https://blog.example/'))).toBe(true)
  site.close()
})

it('tells the fault of a feed at its field before it is saved, and where the rule is afterwards', async () => {
  const source = { kind: 'feed' as const, url: 'http://localhost/rss' }
  const schedule = { kind: 'times' as const, weekdays: [1], times: ['10:00'] }
  const check = () => send('/feed', { method: 'POST', body: { source } })
  await expect(create({ source, schedule })).rejects.toThrow('Внутренний адрес открыть нельзя')
  await expect(check()).rejects.toThrow('Внутренний адрес открыть нельзя')
  world.openOutside(async () => new Response('<html>no feed</html>'))
  await expect(create({ source, schedule })).rejects.toThrow('VALIDATION_FAILED')
  world.openOutside(async () => new Response(feedOf(2)))
  expect(await check()).toEqual({
    count: 2,
    entries: [
      { key: '2', title: 'Зимнее меню' },
      { key: '1', title: 'Открылись после ремонта' },
    ],
  })
  const made = await create({ source, schedule })
  expect(made.feed).toEqual({ readAt: clock.now().toISOString(), failure: null })
  world.openOutside(async () => new Response(null, { status: 503 }))
  // A site that is down today hinders nobody from changing the rest of the rule.
  const rename = { version: made.version, rule: { ...made.rule, name: 'Новости' } }
  await send(`/${made.id}`, { method: 'PUT', body: rename })
  await send(`/${made.id}/feed`, { method: 'POST' })
  const { feed, version } = await read(made)
  expect(feed?.failure).toBe('Страница не открылась: сайт ответил ошибкой 503')
  const other = { ...made.rule, source: { ...source, url: 'https://feeds.example/other' } }
  const move = { method: 'PUT', body: { version, rule: other } } as const
  await expect(send(`/${made.id}`, move)).rejects.toThrow('сайт ответил ошибкой 503')
  world.openOutside(async () => new Response(feedOf(3)))
  await send(`/${made.id}`, move)
  expect((await read(made)).feed?.failure).toBeNull()
  await send(`/${made.id}`, { method: 'DELETE' })
})

it('reads the others when one fails oddly, and asks slow and failing ones less often', async () => {
  const source = (path: string) => ({ kind: 'feed' as const, url: `https://feeds.example/${path}` })
  const schedule = { kind: 'times' as const, weekdays: [1], times: ['10:00'] }
  const made: number[] = []
  world.openOutside(async () => new Response(feedOf(1)))
  for (const path of ['odd', 'slow', 'good']) {
    made.push((await create({ source: source(path), schedule })).id)
  }
  const asked: string[] = []
  const fetch: SafeFetch = async (url) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    if (pathname === '/odd') throw new TypeError('not a failure of the network')
    if (pathname === '/slow') clock.advance(10_000)
    return new Response(feedOf(1), { headers: { 'content-type': 'application/rss+xml' } })
  }
  const { ctx, database } = world.app()
  clock.advance(16 * MINUTE_MS)
  await readFeeds({ ctx, fetch })
  expect(asked.toSorted()).toEqual(['/good', '/odd', '/slow'])
  const { rows } = await database.pool.query<{ failures: number; minutes: number }>(
    `select failure_count as failures, round(extract(epoch from next_read_at - $2) / 60)::int as minutes
     from automation_feeds where automation_id = any($1) order by automation_id`,
    [made, clock.now()],
  )
  expect(rows.map(({ failures }) => failures)).toEqual([1, 0, 0])
  expect(rows[1]?.minutes).toBe(60)
  clock.advance(16 * MINUTE_MS)
  await readFeeds({ ctx, fetch })
  expect(asked.slice(3)).not.toContain('/slow')
})

it('plans the other rules when one can not be planned', async () => {
  const schedule = { kind: 'times' as const, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'] }
  const source = { kind: 'feed' as const, url: 'https://feeds.example/planned' }
  world.openOutside(async () => new Response(feedOf(1)))
  const broken = await create({ source, schedule })
  const good = await create({ source, schedule })
  const { ctx, database } = world.app()
  await database.pool.query(
    `update automations set next_plan_at = $2, rule = case when id = $3 then rule - 'schedule' else rule end
     where id = any($1)`,
    [[broken.id, good.id], clock.now(), broken.id],
  )
  clock.advance(DAY_MS)
  await planAutomations({ ctx })
  const { rows } = await database.pool.query<{ id: number; runs: number; isLater: boolean }>(
    `select a.id, a.next_plan_at > $2 as "isLater",
       (select count(*)::int from automation_runs r where r.automation_id = a.id and r.due_at > $2) as runs
     from automations a where id = any($1) order by id`,
    [[broken.id, good.id], clock.now()],
  )
  expect(rows.map(({ isLater }) => isLater)).toEqual([true, true])
  expect(rows[1]?.runs).toBeGreaterThan(0)
  await database.pool.query('delete from automations where id = $1', [broken.id])
})
