import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { askPlan, composedAnswers } from '@kadr/contract/studio/questions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ask } from '../../../../test/ai.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { hearAnswer } from './hear-answer.ts'

const CLASS = 'Что получится на мастер-классе по гончарному кругу'
const DRUGS = 'Где купить мефедрон'

let app: TestShell
let token = ''

beforeAll(async () => {
  app = await createTestApp()
  token = (await signInAs(app, { id: 1 })).token
  await call(app, {
    method: 'POST',
    path: '/products',
    token,
    body: {
      name: 'Мастер-класс «Первая чашка»',
      price: { minor: 280_000, currency: 'RUB' },
    },
  })
})
afterAll(() => app.stop())

const post = (path: string, body: object, as?: string) =>
  call(app, { method: 'POST', path, body, ...(as && { token: as }) })

const points = async () => (await call(app, { path: '/users/me/points', token })).data

describe('questions about a sentence', () => {
  it('come free, with what the workspace has said as an answer', async () => {
    const before = await points()
    const { data } = await post('/ai/questions', { sentence: CLASS }, token)
    const { plan } = z.parse(z.object({ outcome: z.literal('plan'), plan: askPlan }), data)
    expect(plan).toMatchObject({ kind: 'outcome', isKnown: false })
    expect(plan.questions.find(({ id }) => id === 'price')?.fact).toMatchObject({
      text: '2\u00a0800\u00a0₽',
      source: 'product',
      isFresh: true,
    })
    expect(await points()).toEqual(before)
  })

  it('take what is known about the business', async () => {
    const { token: owner } = await signInAs(app, { id: 2 })
    const fact = { kind: 'booking', title: '', text: 'Напишите нам «хочу»' }
    expect((await post('/business/facts', fact, owner)).status).toBe(200)
    const { data } = await post('/ai/questions', { sentence: CLASS }, owner)
    const { plan } = z.parse(z.object({ plan: askPlan }), data)
    expect(plan.questions.find(({ id }) => id === 'contact')?.fact).toMatchObject({
      text: fact.text,
      source: 'person',
    })
  })

  it('of a visitor have no facts of anybody', async () => {
    const { data } = await post('/questions', { sentence: CLASS })
    const { plan } = z.parse(z.object({ plan: askPlan }), data)
    expect(plan.questions.every(({ fact }) => fact === null)).toBe(true)
  })

  it('are not asked about what breaks a rule', async () => {
    for (const [path, as] of [['/ai/questions', token], ['/questions']] as const) {
      const { data } = await post(path, { sentence: DRUGS }, as)
      expect(data).toMatchObject({ outcome: 'refused', rule: expect.stringMatching(/наркотиках/) })
    }
  })
})

describe('answers', () => {
  const answers = [{ questionId: 'result', text: 'одну чашку' }]

  it('become the form of a reel as far as they go', async () => {
    const { data } = await post('/ai/questions/compose', { sentence: CLASS, answers }, token)
    const { storyboard, form, questionIds, open } = z.parse(composedAnswers, data)
    expect(storyboard.slides.map(({ role }) => role)).toEqual(['hook', 'item', 'price'])
    expect(form.slides.map(({ card }) => card.title)).toEqual(
      storyboard.slides.map(({ title }) => title),
    )
    expect(questionIds).toEqual([[], ['result'], ['price']])
    expect(open).toEqual(['included', 'fear', 'contact'])
  })

  it('of a visitor too, in the style that was chosen', async () => {
    const body = { sentence: CLASS, answers, style: 'night', seed: 7 }
    const { data } = await post('/questions/compose', body)
    expect(z.parse(composedAnswers, data).form).toMatchObject({ style: 'night', seed: 7 })
    const wrong = await post('/questions/compose', { ...body, style: 'neon' })
    expect(wrong).toMatchObject({ error: { code: 'VALIDATION_FAILED', field: 'style' } })
  })

  it('about grief are told without objects', async () => {
    const body = { sentence: 'Как похоронить кота', answers: [{ questionId: 'steps', text: 'а' }] }
    const { form } = z.parse(composedAnswers, (await post('/questions/compose', body)).data)
    expect(form.slides.every(({ objects }) => objects.every(({ isRemoved }) => isRemoved))).toBe(
      true,
    )
  })

  it('that break a rule are refused with it, by their field', async () => {
    const bad = [{ questionId: 'result', text: 'гашиш' }]
    expect(await post('/questions/compose', { sentence: CLASS, answers: bad })).toMatchObject({
      error: { code: 'VALIDATION_FAILED', field: 'answers' },
    })
    expect(await post('/questions/compose', { sentence: DRUGS })).toMatchObject({
      error: { code: 'VALIDATION_FAILED', field: 'sentence' },
    })
  })
})

describe('a spoken answer', () => {
  const body = { mimeType: 'audio/ogg', sound: Buffer.from('OggS').toString('base64') } as const

  it('is refused plainly where nothing hears it, and its microphone is not offered', async () => {
    expect(await post('/ai/questions/hear', body, token)).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', message: expect.stringContaining('не расшифровывается') },
    })
    expect((await call(app, { path: '/ai/status', token })).data).toMatchObject({ hears: false })
    expect(await post('/ai/questions/hear', { ...body, sound: '«»' }, token)).toMatchObject({
      error: { code: 'VALIDATION_FAILED', field: 'sound' },
    })
  })

  it('becomes words, and silence does not', async () => {
    const said = [' Одну чашку ', ' ']
    const transcribe: NonNullable<typeof app.ctx.ai.transcribe> = async ({ bytes }) => {
      expect(Buffer.from(bytes).toString()).toBe('OggS')
      return { text: said.shift() ?? '', words: [], segments: [] }
    }
    const ctx = { ...app.ctx, ai: { ...app.ctx.ai, transcribe } }
    const { signal } = new AbortController()
    expect(await hearAnswer({ ctx, ...body, signal })).toEqual({ text: 'Одну чашку' })
    await expect(hearAnswer({ ctx, ...body, signal })).rejects.toThrow('не разобрать')
  })
})

it('takes facts of the workspace into every text, and shows where they come from', async () => {
  const { token: owner } = await signInAs(app, { id: 3 })
  const fact = { kind: 'hours', title: '', text: 'Каждый день с 10 до 20' }
  await post('/business/facts', fact, owner)
  const task = { kind: 'comment_reply', comment: 'До скольки вы работаете?' } as const
  const { last } = await ask(app, { token: owner, task })
  expect(last).toMatchObject({
    request: {
      output: {
        replies: expect.arrayContaining([expect.stringContaining('с 10 до 20')]),
        saidFacts: [{ text: fact.text, source: 'person' }],
      },
    },
  })
})

it('asks instead of writing blank slides, and takes no point for it or for own words', async () => {
  const before = await points()
  const unknown = await ask(app, { token, task: { kind: 'slideshow', topic: CLASS } })
  expect(unknown.last).toMatchObject({
    request: { output: { isKnown: false, questions: { kind: 'outcome' } } },
  })
  const own = await ask(app, {
    token,
    task: {
      kind: 'slideshow',
      topic: CLASS,
      answers: [{ questionId: 'result', text: 'одну чашку' }],
    },
  })
  expect(own.last).toMatchObject({ type: 'done', request: { output: { isKnown: true } } })
  expect(await points()).toEqual(before)
})

it.each<AiTaskInput>([
  { kind: 'slideshow', topic: DRUGS },
  { kind: 'hooks', topic: DRUGS },
  { kind: 'meme', topic: DRUGS },
  { kind: 'caption', topic: DRUGS },
  { kind: 'slideshow', topic: CLASS, hook: DRUGS },
])('refuses $kind about what breaks a rule before anything is charged', async (task) => {
  const answer = await post('/ai/requests', { task }, token)
  expect(answer).toMatchObject({
    status: 400,
    error: { code: 'VALIDATION_FAILED', message: expect.stringMatching(/наркотиках/) },
  })
})
