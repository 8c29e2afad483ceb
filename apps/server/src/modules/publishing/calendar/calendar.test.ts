import { describe, expect, it, vi } from 'vitest'
import { insertResources } from '../../../../test/library.ts'
import {
  addAccount,
  ask,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const MARCH = 'from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z'
const read = (query = MARCH) => ask(app, who, { path: `/calendar?${query}` })

/** Number of statements of a read-only request. */
const countStatements = async (request: () => Promise<unknown>) => {
  const query = vi.spyOn(app.database.pool, 'query')
  await request()
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

describe('the calendar', () => {
  it('shows what is planned in the order of time, slim, and nothing without a time', async () => {
    await createDraft(app, who, [channel], { text: 'Черновик' })
    const late = await createDraft(app, who, [channel], { text: 'Поздний\nвторая строка' })
    const early = await createDraft(app, who, [channel], { text: 'Ранний' })
    await plan(app, who, late, '2026-03-12T10:00')
    await plan(app, who, early, '2026-03-11T10:00')
    const outside = await createDraft(app, who, [channel])
    await plan(app, who, outside, '2026-04-02T10:00')
    const { data } = await read()
    expect(data).toEqual({
      isCut: false,
      items: [early, late].map((post, index) => ({
        postId: post.id,
        version: 2,
        title: index === 0 ? 'Ранний' : 'Поздний',
        time: {
          at: `2026-03-1${index + 1}T07:00:00.000Z`,
          wallTime: `2026-03-1${index + 1}T10:00`,
          timeZone: 'Europe/Moscow',
        },
        thumbnailUrl: null,
        isRepeat: false,
        authorId: who.userId,
        rubricId: null,
        targets: [
          {
            id: post.targets[0]?.id,
            connectionId: channel,
            network: 'telegram',
            state: 'scheduled',
            waiting: null,
          },
        ],
      })),
    })
  })

  it('keeps to the accounts, states and authors asked for, and to its workspace', async () => {
    const other = await addAccount(app, who)
    const both = await createDraft(app, who, [channel, other], { text: 'Оба' })
    const one = await createDraft(app, who, [channel], { text: 'Один' })
    await plan(app, who, both, '2026-03-11T10:00')
    await plan(app, who, one, '2026-03-12T10:00')
    await forceState(app, one.targets[0]?.id ?? '', 'failed')
    const titles = async (query: string) =>
      JSON.stringify((await read(`${MARCH}&${query}`)).data).match(/(?<="title":")[^"]+/g) ?? []
    expect(await titles(`connectionIds=${other}`)).toEqual(['Оба'])
    expect(await titles('states=failed,missed')).toEqual(['Один'])
    expect(await titles(`states=failed&connectionIds=${other}`)).toEqual([])
    expect(await titles(`authorIds=${who.userId}`)).toEqual(['Оба', 'Один'])
    const stranger = await newWriter(app, people + 1)
    expect((await ask(app, stranger, { path: `/calendar?${MARCH}` })).data).toMatchObject({
      items: [],
    })
  })

  it('shows the small picture of the first file', async () => {
    const [file] = await insertResources(app, { ...who, names: ['обложка.jpg'] })
    await app.database.pool.query(
      "update resources set thumbnail = 'webp-320', width = 900, height = 900 where id = $1",
      [file],
    )
    const draft = await createDraft(app, who, [channel], { mediaIds: [file ?? ''] })
    await plan(app, who, draft, '2026-03-11T10:00')
    const { data } = await read()
    expect(JSON.stringify(data)).toContain(`/api/media/${file}/webp-320`)
  })

  it.each([
    ['from=2026-03-01T00:00:00Z&to=2026-03-01T00:00:00Z', 'to'],
    ['from=2026-03-01T00:00:00Z&to=2026-07-01T00:00:00Z', 'to'],
    ['from=x&to=2026-07-01T00:00:00Z', 'from'],
    [`${MARCH}&connectionIds=x`, 'connectionIds.0'],
  ])('refuses %s by name', async (query, field) => {
    expect(await read(query)).toMatchObject({ status: 400, error: { field } })
  })
})

it('asks as little for a month of a thousand posts and two hundred series as for an empty one', async () => {
  const empty = await countStatements(() => read())
  const emptyList = await countStatements(() => ask(app, who, { path: '/posts?limit=200' }))
  await app.database.pool.query(
    `with made as (
       insert into posts (id, workspace_id, author_id, text, search_text, due_at, wall_time, time_zone,
         repeat_rule, repeated_until)
       select gen_random_uuid(), $1, $2, 'Пост ' || n, 'пост ' || n,
         timestamptz '2026-03-01' + n * interval '40 minutes', '2026-03-01T10:00', 'Europe/Moscow',
         case when n <= 200 then
           '{"every":"day","interval":1,"weekdays":[],"until":null}'::jsonb end, '2026-06-01'
       from generate_series(1, 1000) n returning id)
     insert into post_targets (id, workspace_id, post_id, connection_id, network, account_title, settings, state)
     select gen_random_uuid(), $1, id, $3, 'telegram', 'Канал', '{}', 'scheduled' from made`,
    [who.workspaceId, who.userId, channel],
  )
  expect(await countStatements(() => read())).toBeLessThanOrEqual(empty + 2)
  const { data } = await read()
  expect(JSON.stringify(data).match(/"postId"/g)).toHaveLength(1000)
  const list = await countStatements(() => ask(app, who, { path: '/posts?limit=200' }))
  expect(list).toBeLessThanOrEqual(emptyList + 2)
})
