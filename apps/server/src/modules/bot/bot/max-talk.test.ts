import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import {
  maxConfig,
  newMaxWriter,
  openMaxChat,
  startMax,
  type TestMax,
} from '../../../../test/max-chat.ts'
import { drawPicture, makeSound, makeVideo } from '../../../../test/media.ts'
import { addAccount, createDraft, plan, type Writer } from '../../../../test/posts.ts'
import { listItems, listQuestions } from '../../../../test/reel-dialogs.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { makeDigests } from '../digests/make-digests.ts'

const TOPIC = 'Что получится на мастер-классе по гончарному кругу'
const clock = createFakeClock(new Date('2026-03-09T12:00:00Z'))
let max: TestMax
let app: TestShell
let chat: ReturnType<typeof openMaxChat>
let who: Writer
let person = 4000

beforeAll(async () => {
  max = await startMax()
  app = await createTestApp({ clock, config: { max: maxConfig(max), telegram: null } })
  chat = openMaxChat({ app, max })
})
afterAll(async () => {
  await app.stop()
  await max.stop()
})
beforeEach(async () => {
  max.host.reset()
  person += 10
  who = await newMaxWriter(app, person)
})

const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    clock.advance(2000)
    await chat.settle()
  }
}
const say = async (text: string) => {
  await chat.write(person, text)
  await settle()
}
const press = async (label: string) => {
  expect(chat.labelsOf(person)).toContain(label)
  await chat.press(person, label)
  await settle()
}
const last = () => chat.wordsOf(person).at(-1) ?? ''
const photo = async (seed: number) => ({
  name: `${seed}.jpg`,
  type: 'image/jpeg',
  bytes: await drawPicture({ seed }),
})

it('makes one draft of the pictures of a message, planned by its buttons', async () => {
  await addAccount(app, who, 'max', 'Канал')
  const files = [await photo(1), await photo(2)]
  await chat.send(person, { text: 'Две чашки', files })
  await settle()
  const [draft, ...others] = await listItems(app, who, '/posts')
  expect(others).toEqual([])
  expect(draft).toMatchObject({ text: 'Две чашки', media: [{}, {}] })
  expect(last()).toContain('Черновик готов')
  expect(chat.labelsOf(person)).toContain('✓ MAX: Канал')
  const shown = chat.wordsOf(person).length
  await press('Другое время')
  expect(last()).toContain('Выберите день')
  expect(chat.wordsOf(person)).toHaveLength(shown)
})

it('makes a reel of a video that is sent alone, and opens it from the draft', async () => {
  const bytes = makeVideo({ seconds: 1, size: '160x120' })
  await chat.send(person, { files: [{ name: 'talk.mp4', type: 'video/mp4', bytes }] })
  await settle()
  const posts = await listItems(app, who, '/posts')
  expect(posts.map(({ media }) => media)).toEqual([[expect.objectContaining({ kind: 'video' })]])
  const [reel, ...others] = await listItems(app, who, '/reels')
  expect(others).toEqual([])
  expect(reel).toMatchObject({ kind: 'own-video' })
  const buttons = chat.chatOf(person).flatMap((message) => message.buttons ?? [])
  const made = buttons.find(({ text }) => text === 'Сделать ролик: паузы, титры, кадр')
  const to = Buffer.from(made?.data?.replace('to_', '') ?? '', 'base64url').toString()
  expect(to).toBe(`/reels/own-video?reel=${reel?.id}`)
})

it('keeps what was spoken among the files of the workspace', async () => {
  const bytes = makeSound('said.mp3', 1)
  await chat.send(person, { files: [{ name: 'said.mp3', type: 'audio/mpeg', bytes }] })
  await settle()
  const name = 'Голосовое сообщение'
  expect(await listItems(app, who, '/resources')).toMatchObject([{ name }])
  expect(last()).toContain('Звук сохранён в ресурсах')
})

it('asks about a topic one by one; the next message is the answer, and the answers become a reel', async () => {
  const questions = await listQuestions(app, who, TOPIC)
  await say(`/reel ${TOPIC}`)
  for (const [index, { text }] of questions.entries()) {
    expect(last()).toContain(text)
    if (index === 1) await press('Пропустить')
    else await say(`Ответ номер ${index + 1}`)
  }
  expect(last()).toMatch(/Рилс готов к сборке/)
  expect(await listItems(app, who, '/reels')).toHaveLength(1)
  expect(last()).toContain('номер 1')
  expect(last()).not.toContain('номер 2')
  await press('Собрать')
  expect(await listItems(app, who, '/generations')).toHaveLength(1)
})

it('tells the plan of the day in the morning, once', async () => {
  clock.set(new Date('2026-03-16T12:00:00Z'))
  who = await newMaxWriter(app, person)
  const account = await addAccount(app, who, 'max')
  const draft = await createDraft(app, who, [account], { text: 'Весеннее меню' })
  await plan(app, who, draft, '2026-03-17T18:30')
  clock.set(new Date('2026-03-17T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  await makeDigests({ ctx: app.ctx })
  await settle()
  const told = chat.wordsOf(person).filter((words) => words.includes('Сегодня по плану'))
  expect(told).toEqual([expect.stringContaining('18:30 Весеннее меню')])
})
