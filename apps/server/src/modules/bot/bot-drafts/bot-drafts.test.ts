import { post } from '@kadr/contract/publishing/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BotChat, openBotChat } from '../../../../test/bot-chat.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { drawPicture, makeSound, makeVideo } from '../../../../test/media.ts'
import { addAccount, addMember, ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { startTelegram, type TestTelegram } from '../../../../test/telegram-server.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import type { AppContext } from '../../../context.ts'
import { collectDraft } from './collect-draft.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let telegram: TestTelegram
let app: TestShell
let chat: BotChat
let who: Writer
let person = 5000

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
  person += 10
  who = await newWriter(app, person)
})

const listPosts = async (of: Writer = who) => {
  const { data } = await ask(app, of, { path: '/posts' })
  return z
    .object({ items: z.array(z.unknown()) })
    .parse(data)
    .items.map((one) => post.parse(one))
}
const onlyPost = async () => {
  const [only, ...others] = await listPosts()
  if (!only || others.length > 0) throw new Error('There is not exactly one post')
  return only
}
const settle = async () => {
  clock.advance(2000)
  await chat.settle()
}
const press = async (label: string) => {
  await chat.bring(person, chat.dataOf(person, label), 2)
  await settle()
}
const photo = async (seed: number) => ({
  name: `${seed}.jpg`,
  type: 'image/jpeg',
  bytes: await drawPicture({ seed }),
})
const findBatch = async () => {
  const sql = 'select batch from bot_inbox where user_id = $1'
  const { rows } = await app.database.pool.query(sql, [who.userId])
  return z.object({ batch: z.string() }).parse(rows[0]).batch
}
const last = () => chat.chatOf(person).at(-1)?.text ?? ''

it('makes one draft of an album, however often its parts are brought, for the accounts that are pressed', async () => {
  const first = await addAccount(app, who, 'telegram', 'Первый')
  const second = await addAccount(app, who, 'telegram', 'Второй')
  await chat.send(person, {
    text: 'Новая коллекция',
    files: [await photo(1), await photo(2)],
  })
  await chat.bringAll(3)
  await settle()
  const made = await onlyPost()
  expect(made).toMatchObject({ state: 'draft', text: 'Новая коллекция', targets: [] })
  expect(made.media.map(({ kind }) => kind)).toEqual(['image', 'image'])
  expect(chat.wordsOf(person)).toEqual([expect.stringContaining('Черновик готов')])
  expect(chat.labelsOf(person)).toEqual(['Telegram: Второй', 'Telegram: Первый'])
  await press('Telegram: Второй')
  await press('Telegram: Первый')
  expect((await onlyPost()).targets.map(({ connectionId }) => connectionId).toSorted()).toEqual(
    [first, second].toSorted(),
  )
  await press('✓ Telegram: Первый')
  expect((await onlyPost()).targets.map(({ connectionId }) => connectionId)).toEqual([second])
})

it('gives an account the part of an album that it takes, and says so', async () => {
  await addAccount(app, who, 'telegram', 'Канал')
  await addAccount(app, who, 'bluesky', 'Анна')
  await chat.send(person, {
    text: 'Пять чашек',
    files: await Promise.all([21, 22, 23, 24, 25].map(photo)),
  })
  await chat.bringAll()
  await settle()
  expect(last()).not.toContain('целиком')
  await press('Telegram: Канал')
  await press('Bluesky: Анна')
  const { media, targets } = await onlyPost()
  expect(targets.map(({ network, override }) => [network, override.mediaIds])).toEqual(
    expect.arrayContaining([
      ['telegram', null],
      ['bluesky', media.slice(0, 4).map(({ id }) => id)],
    ]),
  )
  expect(last()).toContain('Не все сети берут такой альбом целиком. Bluesky: 4\u00a0файла.')
})

it('a draft is scheduled, unscheduled and published by buttons', async () => {
  await addAccount(app, who)
  chat.write(person, 'Скоро открытие')
  await chat.bringAll()
  await settle()
  await press('Другое время')
  await press('Сегодня')
  expect(chat.labelsOf(person)).toContain('19:00')
  await press('19:00')
  expect(last()).toContain('Запланировано: сегодня в 19:00')
  expect(chat.labelsOf(person)).toEqual(['Сейчас', 'Завтра', 'Снять с публикации'])
  await press('Завтра')
  expect(await onlyPost()).toMatchObject({
    state: 'scheduled',
    time: { wallTime: '2026-03-11T19:00', timeZone: 'Europe/Moscow' },
  })
  expect(last()).toContain('Запланировано: завтра в 19:00')
  expect(last()).toMatch(/Выйдет завтра в 19:00\. Решение: Пётр, 12:\d\d/)
  expect(chat.labelsOf(person)).toEqual(['Сейчас', 'Снять с публикации'])
  await press('Снять с публикации')
  expect((await onlyPost()).state).toBe('draft')
  await press('Опубликовать')
  expect((await onlyPost()).state).toBe('scheduled')
  expect(chat.wordsOf(person)).toHaveLength(1)
})

it('loses nothing when the worker is killed between the files, and makes nothing twice', async () => {
  await addAccount(app, who)
  await chat.send(person, { files: [await photo(11), await photo(12)] })
  await chat.bringAll()
  clock.advance(2000)
  const batch = await findBatch()
  let stored = 0
  const blobs = {
    ...app.ctx.blobs,
    put: (input: Parameters<typeof app.ctx.blobs.put>[0]) => {
      stored += 1
      if (stored === 2) throw new Error('killed')
      return app.ctx.blobs.put(input)
    },
  }
  const { signal } = new AbortController()
  await expect(collectDraft({ ctx: { ...app.ctx, blobs }, batch, signal })).rejects.toThrow(
    'killed',
  )
  await Promise.all([
    collectDraft({ ctx: app.ctx, batch, signal }),
    collectDraft({ ctx: app.ctx, batch, signal }),
  ])
  await settle()
  const made = await onlyPost()
  expect(made.media).toHaveLength(2)
  expect(made.targets).toHaveLength(1)
  expect(chat.wordsOf(person)).toHaveLength(1)
})

it('makes a draft of the words of a voice message where transcription is set up', async () => {
  await addAccount(app, who)
  const voice = { name: 'voice.ogg', type: 'audio/ogg', bytes: makeSound('voice.ogg', 1) }
  await chat.send(person, { files: [voice] })
  await chat.bringAll()
  clock.advance(2000)
  const heard: string[] = []
  const transcribe: AppContext['ai']['transcribe'] = async ({ mimeType }) => {
    heard.push(mimeType)
    return { text: ' Завтра скидка на кофе ', words: [], segments: [] }
  }
  const ctx = { ...app.ctx, ai: { ...app.ctx.ai, transcribe } }
  const { signal } = new AbortController()
  const batch = await findBatch()
  await collectDraft({ ctx, batch, signal })
  await collectDraft({ ctx, batch, signal })
  await settle()
  expect(heard).toEqual([expect.stringMatching(/^audio\//)])
  expect((await onlyPost()).text).toBe('Завтра скидка на кофе')
  expect(last()).toContain('Завтра скидка на кофе')
})

it('adds a part of an album that came late, while it is a draft', async () => {
  await addAccount(app, who)
  await chat.send(person, { files: [await photo(21), await photo(22)] })
  const [early, late] = await chat.takeUpdates()
  if (!early || !late) throw new Error('The album has two messages')
  await chat.deliver(early)
  await settle()
  expect((await onlyPost()).media).toHaveLength(1)
  await chat.deliver(late)
  await settle()
  expect((await onlyPost()).media).toHaveLength(2)
  expect(chat.wordsOf(person)).toEqual([expect.stringContaining('2\u00a0файла')])
})

describe('what is sent', () => {
  it('is asked about where there are several workspaces, and goes only where the person may write', async () => {
    const other = await newWriter(app, person + 1)
    const third = await newWriter(app, person + 2)
    await addMember(app, other, { id: person, role: 'editor' })
    await addMember(app, third, { id: person, role: 'viewer' })
    await app.database.pool.query(`update workspaces set name = 'Общее' where id = $1`, [
      other.workspaceId,
    ])
    chat.write(person, 'Скоро открытие')
    await chat.bringAll(2)
    await settle()
    expect(chat.labelsOf(person)).toEqual(['Личное пространство', 'Общее'])
    await press('Общее')
    expect(await listPosts()).toEqual([])
    expect(await listPosts({ ...who, workspaceId: other.workspaceId })).toMatchObject([
      { text: 'Скоро открытие', author: { id: who.userId } },
    ])
  })

  it('becomes the text with its hidden links, or a sound, or an explanation', async () => {
    const from = { id: person }
    const at = { from, chat: { id: person, type: 'private' }, date: 1 }
    const message = {
      ...at,
      message_id: 1,
      text: 'Подробнее тут',
      entities: [{ type: 'text_link', offset: 10, length: 3, url: 'https://kadr.test/a' }],
      forward_origin: { type: 'hidden_user', date: 1, sender_user_name: 'Канал' },
    }
    await chat.deliver({ update_id: person, message }, 2)
    await settle()
    expect((await onlyPost()).text).toBe('Подробнее тут (https://kadr.test/a)')
    expect(chat.labelsOf(person)).toEqual(['Сделать продукт', 'Рилс'])
    const voice = { name: 'voice.ogg', type: 'audio/ogg', bytes: makeSound('voice.ogg', 1) }
    await chat.send(person, { files: [voice] })
    await chat.bringAll()
    await settle()
    expect(last()).toContain('Звук сохранён в ресурсах')
    const big = { name: 'big.mp4', type: 'video/mp4', bytes: Buffer.alloc(21 * 1024 * 1024) }
    await chat.send(person, { files: [big] })
    await chat.bringAll()
    await settle()
    expect(last()).toContain('файлы до 20\u00a0МБ')
    expect(await listPosts()).toHaveLength(1)
    const { data } = await ask(app, who, { path: '/resources' })
    expect(data).toMatchObject({ items: [{ kind: 'audio' }] })
  })

  it.each(['video', 'video_note'])(
    'makes a reel of a %s that is sent alone, and opens it from the draft',
    async (field) => {
      const bytes = makeVideo({ seconds: 1, size: '160x120' })
      await chat.send(person, { files: [{ name: 'talk.mp4', type: 'video/mp4', bytes }] })
      for (const { message, ...update } of await chat.takeUpdates()) {
        const { video, ...rest } = z.looseObject({ video: z.unknown() }).parse(message)
        await chat.deliver({ ...update, message: { ...rest, [field]: video } })
      }
      await settle()
      expect((await onlyPost()).media).toHaveLength(1)
      const { data } = await ask(app, who, { path: '/reels' })
      const { items } = z.object({ items: z.array(z.looseObject({ id: z.string() })) }).parse(data)
      expect(items).toEqual([expect.objectContaining({ kind: 'own-video' })])
      const path = chat.pathOf(person, 'Сделать ролик: паузы, титры, кадр')
      expect(path).toBe(`/reels/own-video?reel=${items[0]?.id}`)
    },
  )

  it('makes nothing of a stranger or a viewer', async () => {
    chat.write(person + 3, 'Привет')
    await chat.bringAll()
    await app.database.pool.query(
      `update workspace_members set role = 'viewer' where user_id = $1`,
      [who.userId],
    )
    chat.write(person, 'Текст')
    await chat.bringAll()
    await settle()
    expect(chat.wordsOf(person + 3)).toEqual([expect.stringContaining('Сначала откройте Кадр')])
    expect(last()).toContain('Вы наблюдатель')
    expect(await listPosts()).toEqual([])
  })
})

describe('a button of a draft', () => {
  it('does nothing for others, for old versions and without the right', async () => {
    await addAccount(app, who)
    const mate = await addMember(app, who, { id: person + 1, role: 'editor' })
    chat.write(person, 'Черновик')
    await chat.bringAll()
    await settle()
    const stale = chat.dataOf(person, 'Опубликовать')
    await chat.bring(person + 1, stale)
    expect(chat.answers()).toEqual(['Эта кнопка для другого человека.'])
    const { id, version } = await onlyPost()
    await ask(app, mate, {
      method: 'PATCH',
      path: `/posts/${id}`,
      body: { version, text: 'Иначе' },
    })
    await press('Опубликовать')
    expect((await onlyPost()).state).toBe('draft')
    expect(last()).toContain('Иначе')
    expect(last()).toContain('Не получилось')
    await app.database.pool.query(
      `update workspace_members set role = 'viewer' where user_id = $1`,
      [who.userId],
    )
    await press('Опубликовать')
    expect(last()).toContain('Недостаточно прав')
    expect((await listPosts(mate))[0]?.state).toBe('draft')
  })

  it('shows nothing more to a member who is kept from its accounts since', async () => {
    const hidden = await addAccount(app, who, 'telegram', 'Скрытый')
    const open = await addAccount(app, who, 'telegram', 'Открытый')
    const mate = await addMember(app, who, { id: person + 1, role: 'editor' })
    await app.database.pool.query(
      'delete from workspace_members where user_id = $1 and workspace_id <> $2',
      [mate.userId, who.workspaceId],
    )
    chat.write(person + 1, 'Тайна')
    await chat.bringAll()
    await settle()
    await chat.bring(person + 1, chat.dataOf(person + 1, 'Telegram: Скрытый'))
    await settle()
    await app.database.pool.query(
      'update workspace_members set connection_ids = $3 where user_id = $1 and workspace_id = $2',
      [mate.userId, who.workspaceId, [open]],
    )
    await app.database.pool.query('update posts set author_id = $1 where author_id = $2', [
      who.userId,
      mate.userId,
    ])
    await chat.bring(person + 1, chat.dataOf(person + 1, 'Опубликовать'))
    await settle()
    const [kept] = await listPosts()
    expect(kept).toMatchObject({ state: 'draft', targets: [{ connectionId: hidden }] })
    expect(chat.wordsOf(person + 1).at(-1)).not.toContain('Тайна')
  })
})
