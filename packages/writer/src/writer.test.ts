import { AiFailure, type Facts } from '@kadr/ai'
import type { AiFailureCode } from '@kadr/contract/studio/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { AI_KINDS } from '@kadr/contract/studio/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_FACTS, ORDER } from '../../ai/test/hostile.ts'
import {
  createFacts,
  createProductTasks,
  createTask,
  createTasks,
  PRODUCT,
} from '../../ai/test/tasks.ts'
import { listTexts, writeAll } from '../../ai/test/write-all.ts'
import { findKnownField } from './knowledge/find-field.ts'
import { createOfflineEngine } from './offline-engine.ts'

const engine = createOfflineEngine()
const TOPICS = [
  'уход за кожей зимой',
  'Как выбрать кофе?',
  'Напиши пост про кофейню в Минске',
  'SMM для малого бизнеса: с чего начать',
  'ремонт',
  'открытие студии йоги; первые занятия бесплатно. Ждём всех',
  'планирование недели, чтобы всё успевать и при этом не уставать так, как обычно бывает к пятнице',
  '!!!',
] as const

const HONEST: readonly AiFailureCode[] = ['unknown_topic', 'unable', 'unseen']

/** Undefined when the templates say that they can't: then nothing is charged. */
const writeOrRefuse = async (input: { task: AiTask; facts: Facts; seed?: string }) => {
  try {
    return (await writeAll({ engine, ...input })).output
  } catch (error) {
    if (error instanceof AiFailure && HONEST.includes(error.reason)) return undefined
    throw error
  }
}

const everything = async (topic: string, seed: string) => {
  const made = createTasks(topic).map((task) => ({ task, facts: createFacts() }))
  const ofProduct = createProductTasks().map((task) => ({
    task,
    facts: createFacts({ product: PRODUCT }),
  }))
  const written = await Promise.all(
    [...made, ...ofProduct].map(async ({ task, facts }) => ({
      task,
      output: await writeOrRefuse({ task, facts, seed }),
    })),
  )
  return written.flatMap(({ task, output }) => (output ? [{ task, output }] : []))
}

const MISTAKES = [
  [/ {2}/, 'two spaces'],
  [/(?<!\.)\.\.(?!\.)/, 'two full stops'],
  [/\s[,.!?;](?!\d)/, 'a space before a sign'],
  [/[,;:]\./, 'two signs'],
  [/[?!]\.(?!\S)/, 'a full stop after a question'],
  [/undefined|null|NaN|\[object/, 'a value instead of a word'],
  [/«»|««|»»/, 'broken quotes'],
  [/(?<![\p{L}])(\p{L}{3,}) \1(?![\p{L}])/iu, 'a word twice'],
] as const

describe('the writing', () => {
  it.each(TOPICS)('about %s has no broken signs and nothing said twice', async (topic) => {
    for (const seed of ['1', '2', '3']) {
      for (const { task, output } of await everything(topic, seed)) {
        for (const text of listTexts(output)) {
          for (const [pattern, what] of MISTAKES) {
            expect(pattern.test(text), `${task.kind}: ${what} in «${text}»`).toBe(false)
          }
          const sentences = text.split(/(?<=[.!?…])\s+/).filter((part) => part.length > 12)
          expect(new Set(sentences).size, `${task.kind}: ${text}`).toBe(sentences.length)
        }
      }
    }
  })

  it('begins every line with a capital, a digit, a quote or a mark', async () => {
    for (const { output } of await everything('уход за кожей', '5')) {
      // Halves and units of slides are parts of a sentence.
      if (output.kind === 'slideshow') continue
      const marks = /^(?:[a-z_]+|\d{4}-.*)$/
      for (const text of listTexts(output).filter((one) => !marks.test(one))) {
        expect(text).toMatch(/^[\p{Lu}\d«#—]/u)
      }
    }
  })
})

it('writes every kind there is', async () => {
  const kinds = (await everything('кофе', '1')).map(({ task }) => task.kind)
  // A picture is described by what its file says: the templates do not see it.
  const picture = { name: 'латте на окне.jpg', tags: [], altText: '', image: null }
  const alt = createTask({ kind: 'alt_text', resourceId: crypto.randomUUID() })
  const { output } = await writeAll({ engine, task: alt, facts: createFacts({ picture }) })
  expect(output).toEqual({ kind: 'alt_text', text: 'Латте на окне.' })
  // A joke of a template is none: a meme is refused. Clips are chosen by rules of their own.
  expect(new Set([...kinds, output.kind, 'clip_choice', 'meme'])).toEqual(new Set(AI_KINDS))
  expect(kinds).not.toContain('meme')
})

it('writes the same by the same seed and something else by another', async () => {
  const task = createTask({ kind: 'caption', topic: 'Как выбрать матрас', length: 'long' })
  const by = (seed: string) => writeAll({ engine, task, facts: createFacts(), seed })
  expect(await by('a')).toEqual(await by('a'))
  const texts = await Promise.all(Array.from({ length: 20 }, (_, index) => by(String(index))))
  expect(new Set(texts.map(({ output }) => JSON.stringify(output))).size).toBeGreaterThan(10)
})

it('says what the product gives, in its own words', async () => {
  const task = createTask({ kind: 'product_demo', productId: crypto.randomUUID() })
  const { output } = await writeAll({ engine, task, facts: createFacts({ product: PRODUCT }) })
  expect(output).toMatchObject({
    benefits: ['Не протекает', 'Держит тепло 8 часов', 'Помещается в сумку'],
  })
  expect(listTexts(output).join(' ')).toContain('«Термокружка Зимник»')
})

it('keeps away from the words the brand avoids', async () => {
  const voice = { ...createFacts().voice, wordsToAvoid: ['Сохраните', 'комментарии'] }
  const captions = createTasks('кофе').filter((one) => one.kind === 'caption' && !one.tone)
  for (const task of captions) {
    for (let seed = 0; seed < 15; seed += 1) {
      const { output } = await writeAll({
        engine,
        task,
        facts: createFacts({ voice }),
        seed: `${seed}`,
      })
      expect(listTexts(output).join(' ').toLowerCase()).not.toMatch(/сохранит|комментари/)
    }
  }
})

it('fills a month without saying anything twice', async () => {
  const task = createTask({
    kind: 'content_plan',
    topic: 'садоводство',
    period: 'month',
    from: '2027-03-01',
    postsPerWeek: 7,
  })
  const { output } = await writeAll({ engine, task, facts: createFacts() })
  if (output.kind !== 'content_plan') throw new Error('not a plan')
  expect(output.items).toHaveLength(28)
  expect(new Set(output.items.map(({ text }) => text)).size).toBe(28)
  expect(new Set(output.items.map(({ title }) => title)).size).toBe(28)
  expect(new Set(output.items.map(({ wallTime }) => wallTime)).size).toBe(28)
})

describe('hooks', () => {
  const productId = crypto.randomUUID()
  const hooksOf = async (topic: string, facts = createFacts()) => {
    const task = createTask({ kind: 'hooks', topic, productId, count: 12 })
    const output = await writeOrRefuse({ task, facts })
    return output?.kind === 'hooks' ? output.hooks.map(({ text }) => text) : undefined
  }

  it('tell facts that answer the topic', async () => {
    const hooks = (await hooksOf('Как выбрать матрас')) ?? []
    expect(hooks.length).toBeGreaterThan(3)
    const { numbers, choose, quotes } = findKnownField('Как выбрать матрас') ?? {}
    const known = JSON.stringify([numbers, choose, quotes]).replaceAll('*', '')
    for (const hook of hooks.filter((text) => !/пункт|или/.test(text))) {
      expect(known).toContain(hook.split(/[:.»«] ?/).filter(Boolean)[1] ?? hook)
    }
  })

  it('tell a product by its own facts and an announcement by its own words', async () => {
    const product = (await hooksOf('', createFacts({ product: PRODUCT }))) ?? []
    expect(product.join(' ')).toContain('8 часов')
    const offer = (await hooksOf('Скидка 20% на кальян до конца недели')) ?? []
    expect(offer.every((text) => /кальян/.test(text))).toBe(true)
  })

  it('are refused where they would fit any topic', async () => {
    expect(await hooksOf('Ремонт бензопил в Твери')).toBeUndefined()
    expect(await hooksOf('iPhone 17')).toBeUndefined()
  })
})

it('says in time what is to be said in time', async () => {
  for (const seconds of [15, 30, 60, 120, 180]) {
    const task = createTask({
      kind: 'talking_head',
      topic: 'Видеонаблюдение для магазина',
      seconds,
    })
    const { output } = await writeAll({ engine, task, facts: createFacts() })
    if (output.kind !== 'talking_head') throw new Error('not a speech')
    expect(output.seconds).toBeLessThanOrEqual(seconds)
    // What is known of a field lasts a minute or more.
    expect(output.seconds).toBeGreaterThan(Math.min(seconds * 0.6, 60))
  }
})

it('shortens by whole sentences and keeps links and tags', async () => {
  const [task] = createTasks('кофе').filter((one) => one.kind === 'rewrite')
  if (task?.kind !== 'rewrite') throw new Error('not a rewriting')
  const { output } = await writeAll({ engine, task, facts: createFacts() })
  const [text = ''] = listTexts(output).slice(-1)
  expect(text.length).toBeLessThan(task.text.length * 0.8)
  expect(text).toContain('https://example.com/coffee')
  expect(text).toMatch(/#кофе #кофейня$/)
  for (const sentence of text.split('\n\n')[0]?.split(/(?<=[.!]) /) ?? []) {
    expect(task.text.toLowerCase()).toContain(sentence.toLowerCase())
  }
})

it('makes something of whatever it is given, or says that it can not', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      async (topic) => {
        fc.pre(topic.trim() !== '')
        for (const task of createTasks(topic)) {
          const output = await writeOrRefuse({ task, facts: createFacts() })
          if (output) expect(output.kind).toBe(task.kind)
        }
      },
    ),
    { numRuns: 40 },
  ))

it('says an order that it is given as any other words, and does nothing more', async () => {
  for (const task of [...createTasks(ORDER), ...createProductTasks()]) {
    const output = await writeOrRefuse({ task, facts: HOSTILE_FACTS })
    if (output) expect(output.kind).toBe(task.kind)
  }
})
