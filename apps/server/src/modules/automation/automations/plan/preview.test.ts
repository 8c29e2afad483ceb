import type { AutomationSource } from '@kadr/contract/automation/automation-rule'
import { automation, previewAutomation } from '@kadr/contract/automation/automations'
import { DAY_MS } from '@kadr/kit/durations'
import { Response } from 'undici'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { ruleOf } from '../../../../../test/automations.ts'
import { insertResources } from '../../../../../test/library.ts'
import { ask, createDraft } from '../../../../../test/posts.ts'

const LONG_MS = 120_000
const world = setUpAutomating()
const { clock, create, send, read, runsOf, planOf, work } = world

/** Known to no template: posts get the words of the offer. */
const PRICES = [
  ['Зргмпт', 'Тшщр брндл фкстм дрвжн плкст'],
  ['Хвцнт', 'Гжбсм вчтрк мнзлш пфдрг кцвнт'],
  ['Лпрдк', 'Щкнгш зхфвп рлджэ ячсмт бюйцк'],
].map(
  ([name, text], id) =>
    `<offer id="${id}"><name>${name}</name><description>${text}</description>
     <url>https://shop.example/${id}</url><price>1900</price><currencyId>RUB</currencyId></offer>`,
)

const preview = async (rule: ReturnType<typeof ruleOf>, id?: number) =>
  z.parse(previewAutomation.data, await send('/preview', { method: 'POST', body: { rule, id } }))

const addProducts = async () => {
  for (const name of ['Кружка', 'Тарелка', 'Ваза']) {
    await ask(world.app(), world.who(), {
      method: 'POST',
      path: '/products',
      body: { name, benefits: ['Ручная работа'] },
    })
  }
}

const addFolder = async () => {
  const { data } = await ask(world.app(), world.who(), {
    method: 'POST',
    path: '/resources/folders',
    body: { name: 'Снимки', parentId: null },
  })
  const { id } = z.object({ id: z.string() }).parse(data)
  const { workspaceId } = world.who()
  const names = ['a.jpg', 'b.jpg', 'c.jpg']
  const ids = await insertResources(world.app(), { workspaceId, names })
  await world
    .app()
    .database.pool.query('update resources set folder_id = $1 where id = any($2)', [id, ids])
  return id
}

/** Posts that came out long ago. */
const addPublished = async () => {
  for (const text of ['Как мы начинали', 'Что в мастерской', 'Чай по пятницам']) {
    const { id } = await createDraft(world.app(), world.who(), [world.channel()], { text })
    await world
      .app()
      .database.pool.query('update post_targets set published_at = $2 where post_id = $1', [
        id,
        new Date(clock.now().getTime() - 90 * DAY_MS),
      ])
  }
}

const givePoints = () =>
  world
    .app()
    .database.pool.query('update points_balances set granted = 1000 where user_id = $1', [
      world.who().userId,
    ])

/** Words that came out too similar are made of another item: what counts is the one that was taken first. */
const firstChoiceOf = async (id: number) => {
  const { rows } = await world.app().database.pool.query<{ key: string | null }>(
    `select coalesce(tried_keys ->> 0, item_key) as key from automation_runs
     where automation_id = $1 order by due_at limit 1`,
    [id],
  )
  return rows[0]?.key ?? undefined
}

const sources = async (): Promise<AutomationSource[]> => {
  await givePoints()
  await addProducts()
  await addPublished()
  return [
    { kind: 'topics', topics: ['кофе дома', 'уход за кожей', 'выбор матраса', 'выпечка хлеба'] },
    { kind: 'hooks', topic: 'кофе дома', families: [] },
    { kind: 'products', productIds: [] },
    { kind: 'folder', folderId: await addFolder(), topic: 'кофе дома' },
    { kind: 'evergreen', hashtag: '', cooldownDays: 30, maxRepeats: 3 },
    { kind: 'price-list', url: 'https://shop.example/prices.yml' },
    { kind: 'feed', url: 'https://shop.example/rss' },
  ]
}

it(
  'makes what the preview showed, from every source',
  async () => {
    world.openOutside(async (url) =>
      String(url).endsWith('yml')
        ? new Response(
            `<yml_catalog><shop><offers>${PRICES.join('')}</offers></shop></yml_catalog>`,
          )
        : new Response('<rss><channel><item><title>Старая запись</title></item></channel></rss>'),
    )
    for (const source of await sources()) {
      const rule = ruleOf([world.channel()], { source, mode: 'draft' })
      const shown = await preview(rule)
      const made = z.parse(
        automation,
        await send('', { method: 'POST', body: { rule, isPaused: false } }),
      )
      const plan = await planOf(made, 30)
      const told = (items: readonly { item: unknown; style: unknown; problem: unknown }[]) =>
        items.slice(0, 6).map(({ item, style, problem }) => ({ item, style, problem }))
      expect(told(plan), source.kind).toEqual(told(shown.items))
      // As it is edited, it begins where it is.
      expect(told((await preview(rule, made.id)).items), source.kind).toEqual(told(plan))
      await work()
      expect(await firstChoiceOf(made.id), source.kind).toBe(plan[0]?.item?.key)
      await send(`/${made.id}?withPosts=true`, { method: 'DELETE' })
    }
  },
  LONG_MS,
)

it('keeps topics in the order they are written', async () => {
  const topics = ['выбор матраса', 'кофе дома', 'уход за кожей']
  const { items } = await preview(ruleOf([world.channel()], { source: { kind: 'topics', topics } }))
  expect(items.slice(0, 3).map(({ item }) => item?.title)).toEqual(topics)
})

it('plans no moment that can not be made in time, and says so', async () => {
  // It is 12:00 in Moscow.
  const at = (time: string) => ({
    kind: 'times' as const,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: [time],
  })
  const soon = ruleOf([world.channel()], { output: 'slideshow', schedule: at('12:20') })
  const shown = await preview(soon)
  expect(shown.tooSoon?.wallTime).toBe('2026-03-10T12:20')
  expect(shown.items[0]?.time.wallTime).toBe('2026-03-11T12:20')
  const made = await create({ output: 'slideshow', schedule: at('12:20') })
  expect(made).toMatchObject({
    tooSoon: { wallTime: '2026-03-10T12:20' },
    nextRun: { wallTime: '2026-03-11T12:20' },
  })
  expect((await planOf(made, 2))[0]?.time.wallTime).toBe('2026-03-11T12:20')
  const inTime = await create({ schedule: at('12:20') })
  expect(inTime).toMatchObject({ tooSoon: null, nextRun: { wallTime: '2026-03-10T12:20' } })
})

it('tells a run ahead once: in the plan while it is open, in the history when it is made', async () => {
  const made = await create({ mode: 'draft' })
  await work()
  const after = await read(made)
  expect(after.lastRun?.time.wallTime).toBe('2026-03-11T10:00')
  expect(after.nextRun?.wallTime).toBe('2026-03-12T10:00')
  const body = { wallTime: '2026-03-12T10:00', isSkipped: true }
  await send(`/${made.id}/skip`, { method: 'POST', body })
  const { lastRun, nextRun } = await read(made)
  expect(lastRun?.time.wallTime).toBe('2026-03-11T10:00')
  expect(nextRun?.wallTime).toBe('2026-03-13T10:00')
  expect((await runsOf(made)).map(({ time }) => time.wallTime)).toEqual(['2026-03-11T10:00'])
  expect((await planOf(made, 2))[0]).toMatchObject({ isSkipped: true })
})
