import type { Post } from '@kadr/contract/publishing/posts'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callTool, connectAssistant, newKey } from '../../../../test/assistants.ts'
import { bring, commentOf, type Listened, listenTo } from '../../../../test/audience.ts'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call } from '../../../../test/people.ts'
import {
  addAccount,
  addMember,
  askPost,
  createDraft,
  newWriter,
  type Writer,
} from '../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { assistantsModule } from './index.ts'

const START = new Date('2026-03-10T09:00:00Z')
const clock = createFakeClock(START)
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let owner: Writer
let account: string
let people = 4200

beforeAll(async () => {
  telegram = await startTelegram()
  app = await createTestApp({
    clock,
    config: { bot: { apiUrl: telegram.apiUrl, isWebhook: true } },
  })
  chat = openBotChat({ app, telegram })
})
afterAll(async () => {
  await app.stop()
  await telegram.stop()
})
beforeEach(async () => {
  clock.set(START)
  telegram.host.reset()
  people += 10
  owner = await newWriter(app, people)
  account = await addAccount(app, owner)
})

const shown = z.object({
  state: z.string(),
  message: z.string().nullable(),
  post: z
    .object({
      text: z.string(),
      isChanged: z.boolean(),
      time: z.object({ wallTime: z.string() }).nullable(),
    })
    .nullable(),
  answer: z.object({ text: z.string(), question: z.string() }).nullable(),
})

const look = async (id: unknown, who = owner) =>
  call(app, { path: `/integrations/confirmations/${id}`, token: who.token })

const decide = (id: unknown, isConfirmed: boolean, who = owner) =>
  call(app, {
    method: 'POST',
    path: `/integrations/confirmations/${id}`,
    token: who.token,
    body: { isConfirmed },
  })

const outcomeOf = async (answer: ReturnType<typeof decide>) => shown.parse((await answer).data)

const stateOf = async ({ id }: Pick<Post, 'id'>) =>
  (await askPost(app, owner, { path: `/posts/${id}` })).state

/** An assistant that asks for a post at noon of the next day. */
const asked = async (rest: { mayPublish?: boolean } = {}) => {
  const post = await createDraft(app, owner, [account])
  const assistant = await connectAssistant(app, await newKey(app, owner, rest))
  const wish = { postId: post.id, version: post.version, when: 'at', at: '2026-03-11 12:00' }
  const ask = () => callTool(assistant, 'schedule_post', wish)
  return { post, assistant, ask, first: await ask() }
}

describe('what an assistant asks to publish', () => {
  it('waits, is shown, and is done by the tap', async () => {
    const { post, assistant, first } = await asked()
    expect(first.data).toMatchObject({
      status: 'waits_for_tap',
      time: '2026-03-11 12:00',
      expiresAt: '2026-03-11 12:00',
      timeZone: 'Europe/Moscow',
    })
    expect(first.text).toContain(`/integrations/confirm/${first.data.requestId}`)
    expect(await stateOf(post)).toBe('draft')
    const view = () => callTool(assistant, 'view_request', { requestId: first.data.requestId })
    expect((await view()).data).toMatchObject({ state: 'waiting' })
    expect(shown.parse((await look(first.data.requestId)).data)).toMatchObject({
      state: 'waiting',
      post: { text: 'Открыли запись на май', time: { wallTime: '2026-03-11T12:00' } },
    })
    expect(await outcomeOf(decide(first.data.requestId, true))).toMatchObject({ state: 'done' })
    expect(await stateOf(post)).toBe('scheduled')
    expect((await view()).data).toMatchObject({ state: 'done', message: 'Пост поставлен в план' })
  })

  it('waits once, however often it is asked', async () => {
    const { first, ask } = await asked()
    const [second, third] = await Promise.all([ask(), ask()])
    expect(second.data.requestId).toBe(first.data.requestId)
    expect(third.data.requestId).toBe(first.data.requestId)
  })

  it('is done once, however often it is tapped', async () => {
    const { post, first } = await asked()
    const id = first.data.requestId
    const answers = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(decide(id, true))))
    expect(answers.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(await outcomeOf(decide(id, false))).toMatchObject({ state: 'done' })
    const { rows } = await app.database.pool.query(
      `select count(*)::int from events where kind = 'confirmation.settled' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await stateOf(post)).toBe('scheduled')
  })

  it('is not done when the person refuses, and not later', async () => {
    const { post, first } = await asked()
    expect(await outcomeOf(decide(first.data.requestId, false))).toMatchObject({ state: 'refused' })
    expect(await outcomeOf(decide(first.data.requestId, true))).toMatchObject({ state: 'refused' })
    expect(await stateOf(post)).toBe('draft')
  })

  it('ends in a day', async () => {
    const { post, first, ask } = await asked()
    clock.set(new Date(START.getTime() + DAY_MS + 2 * MINUTE_MS))
    owner = await newWriter(app, people)
    expect(await outcomeOf(decide(first.data.requestId, true))).toMatchObject({ state: 'expired' })
    expect(await stateOf(post)).toBe('draft')
    await assistantsModule.purge?.({ ctx: app.ctx })
    const { rows } = await app.database.pool.query(
      'select state from confirmations where id = $1',
      [first.data.requestId],
    )
    expect(rows).toEqual([{ state: 'expired' }])
    // Its own time has passed as well: nothing new waits.
    expect((await ask()).isError).toBe(true)
  })

  it('is not what the person saw when the post was changed since', async () => {
    const { post, first } = await asked()
    await askPost(app, owner, {
      method: 'PATCH',
      path: `/posts/${post.id}`,
      body: { version: post.version, text: 'Другие слова' },
    })
    expect(shown.parse((await look(first.data.requestId)).data).post?.isChanged).toBe(true)
    expect(await outcomeOf(decide(first.data.requestId, true))).toMatchObject({ state: 'failed' })
    expect(await stateOf(post)).toBe('draft')
  })

  it('is decided by its person alone', async () => {
    const { first } = await asked()
    const admin = await addMember(app, owner, { id: people + 1, role: 'admin' })
    expect((await look(first.data.requestId, admin)).status).toBe(404)
    expect((await decide(first.data.requestId, true, admin)).status).toBe(404)
  })

  it('is told at once where it is impossible', async () => {
    const post = await createDraft(app, owner, [])
    const assistant = await connectAssistant(app, await newKey(app, owner))
    const wish = { postId: post.id, version: post.version }
    const tries = [{ when: 'now' }, { when: 'at' }, { when: 'at', at: '2026-03-09 12:00' }]
    for (const when of tries) {
      expect((await callTool(assistant, 'schedule_post', { ...wish, ...when })).isError).toBe(true)
    }
    const { rows } = await app.database.pool.query(
      'select count(*)::int from confirmations where workspace_id = $1',
      [owner.workspaceId],
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  it('goes out at once by a key that may', async () => {
    const { post, first } = await asked({ mayPublish: true })
    expect(first.data).toMatchObject({ status: 'done', requestId: null })
    expect(await stateOf(post)).toBe('scheduled')
  })

  it('leaves a planned post alone, whose change would be seen', async () => {
    const { post, assistant } = await asked({ mayPublish: true })
    const { version } = await askPost(app, owner, { path: `/posts/${post.id}` })
    const change = await callTool(assistant, 'update_draft', {
      postId: post.id,
      version,
      text: 'Другие слова',
    })
    expect(change.isError).toBe(true)
    expect(change.text).toContain('уже не черновик')
  })
})

describe('the message of the bot', () => {
  it('does it by its button, and shows what became of it', async () => {
    const { post } = await asked()
    await chat.settle()
    expect(chat.labelsOf(people)).toContain('Опубликовать')
    expect(chat.wordsOf(people).join()).toContain('Открыли запись на май')
    await chat.bring(people, chat.dataOf(people, 'Опубликовать'))
    await chat.settle()
    expect(await stateOf(post)).toBe('scheduled')
    expect(chat.wordsOf(people).join()).toContain('Пост поставлен в план')
  })

  it('loses its buttons when the app decides', async () => {
    const { post, first } = await asked()
    await chat.settle()
    await decide(first.data.requestId, false)
    await chat.settle()
    expect(chat.labelsOf(people)).not.toContain('Опубликовать')
    expect(await stateOf(post)).toBe('draft')
  })
})

describe('an answer to somebody', () => {
  const thread = async () => {
    const listened: Listened = {
      connectionId: account,
      workspaceId: owner.workspaceId,
      network: 'telegram',
    }
    await listenTo(app, listened)
    const [found] = await bring(app, listened, [commentOf({ at: clock.now() })])
    return z.object({ id: z.string() }).parse(found).id
  }
  const answersOf = async (id: string) => {
    const { rows } = await app.database.pool.query(
      'select text, state from conversation_answers where conversation_id = $1',
      [id],
    )
    return rows
  }

  it('waits for the tap, with the words of the person beside it', async () => {
    const id = await thread()
    const assistant = await connectAssistant(app, await newKey(app, owner))
    const { data } = await callTool(assistant, 'get_conversation', { conversationId: id })
    const wish = { conversationId: id, version: data.version, text: 'Триста рублей' }
    const { data: waiting } = await callTool(assistant, 'answer_comment', wish)
    expect(waiting.status).toBe('waits_for_tap')
    expect(await answersOf(id)).toEqual([])
    expect(shown.parse((await look(waiting.requestId)).data).answer).toMatchObject({
      text: 'Триста рублей',
      question: 'Сколько стоит чай?',
    })
    expect(await outcomeOf(decide(waiting.requestId, true))).toMatchObject({ state: 'done' })
    expect(await answersOf(id)).toEqual([{ text: 'Триста рублей', state: 'queued' }])
  })
})
