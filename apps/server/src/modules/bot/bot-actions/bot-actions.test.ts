import type { Post } from '@kadr/contract/publishing/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  addAccount,
  addMember,
  ask,
  askPost,
  createDraft,
  forceState,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { addPicture } from '../../../../test/reels.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent, type NewEvent } from '../../../platform/events/append-events.ts'
import { act } from './act.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
let who: Writer
let channel: string
let people = 1000
let chat: BotChat

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
  telegram.host.reset()
  people += 10
  who = await newWriter(app, people)
  channel = await addAccount(app, who)
})

const press = async (person: number, label: string) => {
  await chat.bring(person, chat.dataOf(person, label))
  await chat.settle()
}

const stateOf = async ({ id }: Pick<Post, 'id'>) =>
  (await askPost(app, who, { path: `/posts/${id}` })).targets.map(({ state }) => state)

const planned = async () => {
  const post = await plan(app, who, await createDraft(app, who, [channel]), '2026-03-10T13:00')
  const [target] = post.targets
  if (!target) throw new Error('The post has no target')
  return { post, target }
}

const append = (event: NewEvent) => inTransaction(app.ctx.db, (tx) => appendEvent({ tx, ...event }))

const problem = async ({
  post,
  target,
  kind,
  state,
}: {
  post: Post
  target: Post['targets'][number]
  kind: 'target.failed' | 'target.needs_attention'
  state: string
}) => {
  await forceState(app, target.id, state)
  const { rows } = await app.database.pool.query('select version from post_targets where id = $1', [
    target.id,
  ])
  const { version } = z.object({ version: z.number() }).parse(rows[0])
  const facts = { postId: post.id, network: 'telegram', accountTitle: 'Канал' } as const
  const payload = { ...facts, message: 'Сеть не ответила', version, action: 'retry' } as const
  await append({ kind, workspaceId: who.workspaceId, subjectId: target.id, payload })
  await chat.settle()
}

describe('a failed publication', () => {
  it('is sent again once, however often the button is pressed, and everybody sees by whom', async () => {
    const mate = people + 1
    await addMember(app, who, { id: mate, role: 'editor' })
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.failed', state: 'failed' })
    expect(chat.labelsOf(people)).toEqual(['Повторить'])
    const data = chat.dataOf(people, 'Повторить')
    const late = chat.dataOf(mate, 'Повторить')
    // Pressed twice, and Telegram delivers each press twice.
    await chat.bring(people, data, 2)
    await chat.bring(people, data, 2)
    await chat.settle()
    expect(await stateOf(post)).toEqual(['scheduled'])
    expect(chat.answers().filter((one) => one === 'Отправляем ещё раз')).toHaveLength(1)
    expect(new Set(chat.answers())).toEqual(new Set(['Отправляем ещё раз', 'Уже делаем.']))
    const outcome = 'Отправлено ещё раз: Пётр, 12:00'
    expect(chat.wordsOf(people)).toEqual([expect.stringContaining(outcome)])
    expect(chat.wordsOf(mate)).toEqual([expect.stringContaining(outcome)])
    expect([chat.labelsOf(people), chat.labelsOf(mate)]).toEqual([[], []])
    await chat.bring(mate, late)
    expect(chat.answers().at(-1)).toBe(outcome)
  })

  it('is left alone by the button of an older failure', async () => {
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.failed', state: 'failed' })
    await app.database.pool.query('update post_targets set version = version + 1 where id = $1', [
      target.id,
    ])
    await press(people, 'Повторить')
    expect(await stateOf(post)).toEqual(['failed'])
    expect(chat.wordsOf(people)).toEqual([
      expect.stringContaining('Не получилось: С тех пор публикация изменилась'),
    ])
  })
})

describe('a button', () => {
  it('does nothing for strangers, for invented ids and without the right', async () => {
    const mate = people + 1
    const { userId } = await addMember(app, who, { id: mate, role: 'editor' })
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.failed', state: 'failed' })
    const data = chat.dataOf(mate, 'Повторить')
    await chat.bring(people, data)
    await chat.bring(people + 2, data)
    const invented = [
      '',
      'x',
      data.slice(0, -1),
      `${data.slice(0, -1)}?`,
      '\u202e',
      "'; drop table",
      'я'.repeat(22),
    ]
    for (const one of invented) await chat.bring(mate, one)
    await app.database.pool.query(
      `update workspace_members set role = 'viewer' where user_id = $1 and workspace_id = $2`,
      [userId, who.workspaceId],
    )
    await press(mate, 'Повторить')
    expect(chat.answers().slice(0, 2)).toEqual([
      'Эта кнопка для другого человека.',
      'Эта кнопка для другого человека.',
    ])
    expect(new Set(chat.answers().slice(2, 2 + invented.length))).toEqual(
      new Set(['Эта кнопка больше не действует. Откройте Кадр.']),
    )
    expect(await stateOf(post)).toEqual(['failed'])
    expect(chat.wordsOf(mate)).toEqual([expect.stringContaining('Недостаточно прав')])
    // The owner's message is unchanged and its button still works.
    expect(chat.labelsOf(people)).toEqual(['Повторить'])
  })

  it('does nothing after the person has left', async () => {
    const mate = people + 1
    const { userId } = await addMember(app, who, { id: mate, role: 'editor' })
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.failed', state: 'failed' })
    await app.database.pool.query(
      'delete from workspace_members where user_id = $1 and workspace_id = $2',
      [userId, who.workspaceId],
    )
    await press(mate, 'Повторить')
    expect(await stateOf(post)).toEqual(['failed'])
  })
})

describe('an unknown outcome', () => {
  it('is settled as absent, and then offers to send again', async () => {
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.needs_attention', state: 'needs_attention' })
    expect(chat.labelsOf(people)).toEqual(['Вышло', 'Не вышло'])
    await press(people, 'Не вышло')
    expect(await stateOf(post)).toEqual(['failed'])
    expect(chat.labelsOf(people)).toEqual(['Повторить'])
    await press(people, 'Повторить')
    expect(await stateOf(post)).toEqual(['scheduled'])
  })

  it('is settled as published', async () => {
    const { post, target } = await planned()
    await problem({ post, target, kind: 'target.needs_attention', state: 'needs_attention' })
    await press(people, 'Вышло')
    expect(await stateOf(post)).toEqual(['published'])
    expect(chat.wordsOf(people)[0]).toContain('Пост вышел: Пётр, 12:00')
  })
})

describe('a missed post', () => {
  const missed = async () => {
    const { post, target } = await planned()
    await forceState(app, target.id, 'missed')
    const payload = { postId: post.id, dueAt: '2026-03-10T08:00:00.000Z' }
    const { workspaceId } = who
    await append({ kind: 'target.missed', workspaceId, subjectId: target.id, payload })
    await chat.settle()
    return post
  }

  it('is moved to tomorrow at its time of day', async () => {
    const post = await missed()
    expect(chat.labelsOf(people)).toEqual(['Сейчас', 'Завтра', 'Не публиковать'])
    await press(people, 'Завтра')
    const { time } = await askPost(app, who, { path: `/posts/${post.id}` })
    expect(time).toMatchObject({ wallTime: '2026-03-11T13:00', timeZone: 'Europe/Moscow' })
    expect(chat.wordsOf(people)[0]).toContain('Выйдет завтра в 13:00. Решение: Пётр, 12:00')
  })

  it('is published now or not at all', async () => {
    const first = await missed()
    await press(people, 'Сейчас')
    expect(await stateOf(first)).toEqual(['scheduled'])
    telegram.host.reset()
    const second = await missed()
    await press(people, 'Не публиковать')
    expect(await stateOf(second)).toEqual(['draft'])
  })
})

describe('approval', () => {
  let editor: Writer
  const asked = async () => {
    await ask(app, who, {
      method: 'PATCH',
      path: '/publisher/settings',
      body: { isApprovalRequired: true },
    })
    editor = await addMember(app, who, { id: people + 1, role: 'editor' })
    const mediaIds = [await addPicture({ app, person: who })]
    const draft = await createDraft(app, editor, [channel], { mediaIds })
    const post = await plan(app, editor, draft, '2026-03-11T11:00')
    await chat.settle()
    return post
  }

  it('is given from the chat', async () => {
    const post = await asked()
    expect(chat.labelsOf(people)).toEqual(['Согласовать', 'На доработку'])
    expect(chat.wordsOf(people)[0]).toMatch(/Автор: \S.+, 11:00\. Telegram «/)
    const { rows } = await app.database.pool.query(
      `select params->'link_preview_options'->>'url' as url from bot_messages
       where chat_id = $1 order by id desc limit 1`,
      [people],
    )
    expect(rows).toEqual([{ url: expect.stringContaining(`/api/media/${post.media[0]?.id}/`) }])
    await press(people, 'Согласовать')
    expect(await stateOf(post)).toEqual(['scheduled'])
    expect(chat.wordsOf(people)[0]).toContain('Согласовано: Пётр, 12:00')
    expect(chat.wordsOf(people + 1)).toEqual([expect.stringContaining('Пост согласован')])
  })

  it('given on the web changes the message in the chat', async () => {
    const { id } = await asked()
    const data = chat.dataOf(people, 'Согласовать')
    const { version } = await askPost(app, who, { path: `/posts/${id}` })
    await askPost(app, who, {
      method: 'POST',
      path: `/posts/${id}/review`,
      body: { version, isApproved: true },
    })
    await chat.settle()
    expect(chat.labelsOf(people)).toEqual([])
    await chat.bring(people, data)
    expect(chat.answers()).toEqual(['Согласовано: Пётр, 12:00'])
  })

  it('is refused with the reply as the note', async () => {
    const post = await asked()
    await press(people, 'На доработку')
    const question = chat.chatOf(people).at(-1)
    expect(question?.text).toBe('Что доработать? Ответьте на это сообщение.')
    chat.write(people, 'Добавьте цену', question?.id)
    await chat.bringAll(2)
    await chat.settle()
    expect(await askPost(app, who, { path: `/posts/${post.id}` })).toMatchObject({
      state: 'draft',
      returned: { note: 'Добавьте цену' },
    })
    expect(chat.wordsOf(people)[0]).toContain('Отправлено на доработку: Пётр, 12:00')
    expect(chat.wordsOf(people + 1)).toEqual([expect.stringContaining('Добавьте цену')])
  })
})

it('finishes a press whose process was killed, once', async () => {
  const { post, target } = await planned()
  await problem({ post, target, kind: 'target.failed', state: 'failed' })
  await chat.bring(people, chat.dataOf(people, 'Повторить'))
  const killed = inTransaction(app.ctx.db, async (tx) => {
    const { rows } = await app.database.pool.query(
      'select id from bot_actions where pressed_at is not null and result is null',
    )
    const { id } = z.object({ id: z.string() }).parse(rows[0])
    await act({ ctx: { ...app.ctx, db: tx }, id })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await stateOf(post)).toEqual(['failed'])
  await chat.settle()
  expect(await stateOf(post)).toEqual(['scheduled'])
  expect(chat.wordsOf(people)).toHaveLength(1)
})
