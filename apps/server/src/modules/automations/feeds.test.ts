import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { expect, it } from 'vitest'
import { setUpAutomating } from '../../../test/automating.ts'
import { drawPicture } from '../../../test/media.ts'
import { readFeeds } from './read-feeds.ts'

const world = setUpAutomating()
const { clock, create, read, runsOf, work, postsOf } = world

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

/** Words no template knows: the post has those of the offer. */
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
  const made = await create({
    source: { kind: 'price-list', url: `http://127.0.0.1:${port}/prices.xml` },
    mode: 'draft',
    schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '18:00'] },
  })
  const { ctx, database } = world.app()
  await readFeeds({ ctx, fetch })
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
  expect((await runsOf(made)).map(({ failure }) => failure?.code)).toEqual(['no_items', 'no_items'])
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
