import { pageOf } from '@kadr/contract/base/paging'
import { targetState } from '@kadr/contract/publishing/post-targets'
import { post, postState } from '@kadr/contract/publishing/posts'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { newId } from '@kadr/kit/new-id'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'zod/mini'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  forceState,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
const clock = setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

const list = async (query: string) => {
  const { data, error } = await ask(app, who, { path: `/posts?${query}` })
  if (error) throw new Error(error.message)
  return parse(pageOf(post), data)
}

const textsOf = async (query: string, limit: number) => {
  const texts: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      `${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
    )
    texts.push(...page.items.map(({ text }) => text))
    cursor = page.nextCursor
  }
  return texts
}

it('gives every post once, whatever the page and the order', async () => {
  for (const [index, wallTime] of [
    '2026-03-14',
    null,
    '2026-03-12',
    null,
    '2026-03-12',
  ].entries()) {
    const draft = await createDraft(app, who, [channel], { text: `Пост ${index}` })
    clock.advance(1000)
    if (wallTime) await plan(app, who, draft, `${wallTime}T10:00`)
  }
  const orders = ['sort=updated', 'sort=time', 'sort=time&state=scheduled', 'state=draft', '']
  for (const query of orders) {
    const whole = await textsOf(query, 200)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 2, 3]) expect(await textsOf(query, limit), query).toEqual(whole)
  }
  expect(await textsOf('sort=time&state=scheduled', 2)).toEqual(['Пост 2', 'Пост 4', 'Пост 0'])
  expect((await textsOf('sort=time', 2)).slice(2)).toEqual(['Пост 0', 'Пост 4', 'Пост 2'])
})

it('finds by words in any case, by account, by author and by time', async () => {
  const other = await addAccount(app, who)
  const editor = await addMember(app, who, { id: people + 1, role: 'editor' })
  await createDraft(app, who, [channel], { text: 'Скидка 100% на ЁЛКИ' })
  await createDraft(app, editor, [other], { text: 'Завтрак' })
  expect(await textsOf(`search=${encodeURIComponent('ёлки')}`, 5)).toHaveLength(1)
  expect(await textsOf(`search=${encodeURIComponent('100% НА')}`, 5)).toHaveLength(1)
  expect(await textsOf(`search=${encodeURIComponent('1%0')}`, 5)).toEqual([])
  expect(await textsOf(`connectionId=${other}`, 5)).toEqual(['Завтрак'])
  expect(await textsOf(`authorId=${editor.userId}`, 5)).toEqual(['Завтрак'])
  expect(await textsOf('from=2026-03-01T00:00:00Z', 5)).toEqual([])
  const { data } = await ask(app, who, { path: '/posts/authors' })
  expect(data).toHaveLength(2)
})

it.each(['x', 'eyJ4IjoxfQ', 'W251bGwsIngiXQ'])('refuses the cursor %s by name', async (cursor) => {
  expect(await ask(app, who, { path: `/posts?cursor=${cursor}` })).toMatchObject({
    status: 400,
    error: { field: 'cursor' },
  })
})

it('filters and counts by the very state that the domain derives', async () => {
  const states = fc.array(fc.constantFrom(...targetState.options), { maxLength: 4 })
  const [sets] = fc.sample(fc.array(states, { minLength: 150, maxLength: 150 }), {
    numRuns: 1,
    seed: 7,
  })
  for (const set of sets ?? []) {
    const id = newId()
    await app.database.pool.query(
      `insert into posts (id, workspace_id, text, search_text) values ($1, $2, $3, '')`,
      [id, who.workspaceId, derivePostState(set)],
    )
    for (const state of set) {
      await app.database.pool.query(
        `insert into post_targets (id, workspace_id, post_id, network, account_title, settings, state)
         values ($1, $2, $3, 'telegram', 'Канал', '{}', $4)`,
        [newId(), who.workspaceId, id, state],
      )
    }
  }
  const { data: counts } = await ask(app, who, { path: '/posts/counts' })
  for (const state of postState.options) {
    const expected = (sets ?? []).filter((set) => derivePostState(set) === state)
    expect(counts).toMatchObject({ [state]: expected.length })
    expect(await textsOf(`state=${state}`, 60)).toEqual(expected.map(() => state))
  }
})

it('counts what asks for a person, however many posts were changed after it', async () => {
  const draft = await createDraft(app, who, [channel])
  const planned = await plan(app, who, draft, '2026-03-12T10:00')
  await forceState(app, planned.targets[0]?.id ?? '', 'failed')
  await app.database.pool.query(
    `insert into posts (id, workspace_id, text, search_text, updated_at)
     select gen_random_uuid(), $1, '', '', now() + interval '1 day' from generate_series(1, 10000)`,
    [who.workspaceId],
  )
  const { data } = await ask(app, who, { path: '/posts/counts' })
  expect(data).toMatchObject({ failed: 1, draft: 10_000, scheduled: 0 })
})
