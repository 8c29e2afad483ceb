import type { AiFailureCode } from '@kadr/contract/ai'
import type { AiTask } from '@kadr/contract/ai-tasks'
import { AI_KINDS } from '@kadr/contract/kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createFacts,
  createProductTasks,
  createTask,
  createTasks,
  PRODUCT,
} from '../../test/tasks.ts'
import { listTexts, writeAll } from '../../test/write-all.ts'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Facts } from '../ports.ts'
import { createOfflineEngine } from './index.ts'

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

  it('counts in Russian', async () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed += 1) {
      const task = createTask({ kind: 'hooks', topic: 'кофе', family: 'list', count: 4 })
      const { output } = await writeAll({ engine, task, facts: createFacts(), seed: String(seed) })
      for (const text of listTexts(output)) {
        const [, count, noun] = /(\d)\u00a0(ошиб\S+|вещ\S+|совет\S*|миф\S*?)[,.]/.exec(text) ?? []
        if (count && noun) seen.add(`${count} ${noun}`)
      }
    }
    const few = [...seen].filter((pair) => /^[34] /.test(pair)).map((pair) => pair.slice(2))
    const many = [...seen].filter((pair) => /^[567] /.test(pair)).map((pair) => pair.slice(2))
    expect(new Set(few)).toEqual(new Set(['ошибки', 'вещи', 'совета', 'мифа']))
    expect(new Set(many)).toEqual(new Set(['ошибок', 'вещей', 'советов', 'мифов']))
  })
})

it('writes every kind there is', async () => {
  const kinds = (await everything('кофе', '1')).map(({ task }) => task.kind)
  // A picture is described by what its file says: the templates do not see it.
  const picture = { name: 'латте на окне.jpg', tags: [], altText: '', image: null }
  const alt = createTask({ kind: 'alt_text', resourceId: crypto.randomUUID() })
  const { output } = await writeAll({ engine, task: alt, facts: createFacts({ picture }) })
  expect(output).toEqual({ kind: 'alt_text', text: 'Латте на окне.' })
  expect(new Set([...kinds, output.kind])).toEqual(new Set(AI_KINDS))
})

it('writes the same by the same seed and something else by another', async () => {
  const task = createTask({ kind: 'caption', topic: 'утренние пробежки', length: 'long' })
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
  for (const task of createTasks('кофе').filter(
    ({ kind }) => kind === 'caption' || kind === 'meme',
  )) {
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

it('leaves names alone that mix their letters', async () => {
  const task = createTask({ kind: 'hooks', topic: 'iPhone 17', count: 6 })
  const { output } = await writeAll({ engine, task, facts: createFacts() })
  expect(listTexts(output).join(' ')).not.toContain('IPhone')
})

it('says in time what is to be said in time', async () => {
  for (const seconds of [15, 30, 60, 120, 180]) {
    const task = createTask({ kind: 'talking_head', topic: 'планирование недели', seconds })
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
