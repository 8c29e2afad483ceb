import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { readFigures, readQuestions } from './figures.service.ts'

const clock = createFakeClock()
let app: TestShell
let owner: Writer
let account: Listened

beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 1)
  const connectionId = await addAccount(app, owner, 'telegram')
  account = { connectionId, workspaceId: owner.workspaceId, network: 'telegram' }
  await listenTo(app, account)
})
afterAll(() => app.stop())

const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS)

/** Asks, and is answered by us after so many minutes. */
const ask = async (by: string, { at, answeredAfter }: { at: number; answeredAfter?: number }) => {
  const item = commentOf({ at: minutesAgo(at), by, text: 'Сколько стоит чай?', externalId: by })
  const [thread] = await bring(app, account, [item])
  if (answeredAfter !== undefined) {
    const ours = { isOurs: true, parentExternalId: by, text: 'Триста' }
    await bring(app, account, [
      commentOf({ at: minutesAgo(at - answeredAfter), by: 'us', ...ours }),
    ])
  }
  return thread?.id ?? ''
}

/** An answer that went out from here. */
const send = async (thread: string, { at, authorId }: { at: number; authorId: string | null }) => {
  await app.database.pool.query(
    `insert into conversation_answers (id, workspace_id, connection_id, conversation_id, item_id, is_private, text, key,
       state, send_after, sent_at, author_id)
     select $1::uuid, workspace_id, connection_id, conversation_id, id, false, 'Триста', $1::uuid::text, 'sent', $3, $3, $4
     from conversation_items where conversation_id = $2 and not is_ours`,
    [newId(), thread, minutesAgo(at), authorId],
  )
}

const figures = (actor = { ...owner, connectionIds: null as string[] | null }) =>
  readFigures({
    ctx: app.ctx,
    actor,
    period: {
      from: minutesAgo(600).toISOString(),
      to: new Date(clock.now().getTime() + MINUTE_MS).toISOString(),
    },
  })

it('counts threads, the share that was answered, the median wait and who was first', async () => {
  expect(await figures()).toEqual({
    threads: 0,
    answered: 0,
    answeredShare: null,
    medianSeconds: null,
    byPerson: [],
  })
  const byOwner = await ask('one', { at: 500, answeredAfter: 10 })
  await send(byOwner, { at: 490, authorId: owner.userId })
  // Answered in the app of the network; ours came later.
  const elsewhere = await ask('two', { at: 400, answeredAfter: 20 })
  await send(elsewhere, { at: 300, authorId: owner.userId })
  const byRule = await ask('three', { at: 200, answeredAfter: 60 })
  await send(byRule, { at: 140, authorId: null })
  await ask('four', { at: 100 })
  // Of another period.
  await ask('five', { at: 700, answeredAfter: 1 })
  const told = await figures()
  expect(told).toMatchObject({ threads: 4, answered: 3, answeredShare: 0.75, medianSeconds: 1200 })
  expect(told.byPerson).toMatchObject([
    { person: null, answers: 2, medianSeconds: 2400 },
    { person: { id: owner.userId }, answers: 1, medianSeconds: 600 },
  ])
})

it('counts nothing of accounts the member may not see', async () => {
  const actor = { ...owner, connectionIds: [newId()] }
  expect(await figures(actor)).toMatchObject({ threads: 0 })
  expect(await readQuestions({ ctx: app.ctx, actor })).toEqual([])
})

it('lists what different people asked in the last thirty days, in the newest words', async () => {
  const old = commentOf({ at: new Date(clock.now().getTime() - 31 * DAY_MS), by: 'long ago' })
  await bring(app, account, [{ ...old, text: 'Есть ли доставка?' }])
  await bring(app, account, [
    commentOf({ at: minutesAgo(5), by: 'six', text: 'Есть доставка?' }),
    commentOf({ at: minutesAgo(4), by: 'six', text: 'Есть доставка?' }),
    commentOf({ at: minutesAgo(3), by: 'seven', text: 'А сколько стоит чай?' }),
  ])
  const questions = await readQuestions({
    ctx: app.ctx,
    actor: { ...owner, connectionIds: null },
  })
  // Asked twice by one person, it is no frequent question.
  expect(questions).toMatchObject([{ text: 'А сколько стоит чай?', count: 6 }])
  expect(questions[0]?.conversationIds).toHaveLength(6)
})
