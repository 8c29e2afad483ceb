import { countPoints, type Facts } from '@kadr/ai'
import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import { findStoryboardProblems } from '@kadr/domain/studio/storyboard/check-storyboard'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import { describe, expect, it } from 'vitest'
import { createFacts, createTask, PRODUCT } from '../../../ai/test/tasks.ts'
import { writeAll } from '../../../ai/test/write-all.ts'
import { OTHER_TOPICS } from '../../test/topics.ts'
import { listFieldNames, readField } from '../knowledge/fields.ts'
import { findKnownField } from '../knowledge/find-field.ts'
import { createOfflineEngine } from '../offline-engine.ts'
import { planQuestions } from '../questions/plan-questions.ts'
import { SAMPLE_TOPICS } from '../sample-topics.ts'

const engine = createOfflineEngine()

const writeReel = async (
  topic: string,
  {
    seed = '1',
    slides = 6,
    facts = {},
  }: { seed?: string; slides?: number; facts?: Partial<Facts> } = {},
): Promise<AiOutputOf<'slideshow'>> => {
  const task = createTask({ kind: 'slideshow', topic, slides })
  const { output } = await writeAll({ engine, task, facts: createFacts(facts), seed })
  if (output.kind !== 'slideshow') throw new Error('not a slideshow')
  return output
}

const textsOf = ({ storyboard }: AiOutputOf<'slideshow'>) =>
  storyboard.slides.map((card) => slideLines(card).join(' '))

describe.each([...SAMPLE_TOPICS, ...OTHER_TOPICS].map((topic) => ({ topic })))(
  '«$topic»',
  ({ topic }) => {
    it('breaks no rule, in any length and by any seed', async () => {
      for (const slides of [3, 4, 5, 6, 7, 10]) {
        for (const seed of ['1', '2', '3']) {
          const output = await writeReel(topic, { seed, slides })
          if (!output.isKnown) {
            expect(output.storyboard.slides).toHaveLength(1)
            continue
          }
          const { length } = output.storyboard.slides
          // Facts that answer may be fewer than slides were asked for, and without a figure among them.
          expect(length).toBeLessThanOrEqual(slides)
          const problems = findStoryboardProblems({ storyboard: output.storyboard, count: length })
          expect(problems.filter((problem) => !problem.includes('number или quote'))).toEqual([])
        }
      }
    })

    it('says only what its own field knows', async () => {
      const field = findKnownField(topic)
      const output = await writeReel(topic)
      expect(output.isKnown).toBe(field !== undefined)
      if (!field) return
      const known = JSON.stringify(field).replaceAll('*', '').toLowerCase()
      for (const card of output.storyboard.slides.slice(1, -1)) {
        // The title of a pair is ours.
        const said = card.role === 'pair' ? card.sides.map(({ head }) => head) : [card.title]
        for (const text of [...said, ...card.items]) {
          expect(known).toContain(text.replaceAll('*', '').toLowerCase())
        }
      }
      const others = listFieldNames().filter(({ facts }) => facts !== field.facts)
      const foreign = others.flatMap((name) => readField(name).tags)
      const own = new Set(field.tags)
      const strange = output.hashtags.filter(
        (tag) =>
          foreign.includes(tag.slice(1)) &&
          !own.has(tag.slice(1)) &&
          !topic.toLowerCase().includes(tag.slice(1)),
      )
      expect(strange).toEqual([])
    })
  },
)

it('knows all the common topics', () => {
  expect(SAMPLE_TOPICS.filter((topic) => !findKnownField(topic))).toEqual([])
})

it('gives two topics of one field different slides', async () => {
  const care = await writeReel('Как ухаживать за кожаной обувью')
  const choice = await writeReel('Как выбрать обувь на каждый день')
  const shared = textsOf(care).filter((text) => textsOf(choice).includes(text))
  expect(shared.length).toBeLessThanOrEqual(2)
})

it('writes the same by the same seed and something else by another', async () => {
  const changes: number[] = []
  for (const topic of SAMPLE_TOPICS) {
    const first = await writeReel(topic, { seed: 'a' })
    expect(await writeReel(topic, { seed: 'a' })).toEqual(first)
    const others = await Promise.all(['b', 'c', 'd'].map((seed) => writeReel(topic, { seed })))
    const different = others.map(
      (other) => textsOf(other).filter((text) => !textsOf(first).includes(text)).length,
    )
    expect(Math.max(...different), topic).toBeGreaterThanOrEqual(1)
    changes.push(...different)
  }
  const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length
  expect(mean).toBeGreaterThan(2)
})

it('keeps the number its hook promises, or promises what there is', async () => {
  const five = await writeReel('5 ошибок в уходе за кожей зимой')
  const points = five.storyboard.slides.reduce(
    (sum, { role, isFix }) => sum + (role === 'pair' ? 2 : role === 'item' || isFix ? 1 : 0),
    0,
  )
  expect(points).toBe(5)
  const twelve = await writeReel('12 ошибок в уходе за кожей зимой')
  expect(twelve.storyboard.slides[0]?.title).toMatch(/^5\u00a0ошибок/)
})

it.each([
  '5 ошибок при уходе за кожаной обувью зимой',
  '7 способов сэкономить на электричестве',
  '5 ошибок при стирке шерсти',
  '4 ошибки на массаже',
])('shows as many points as its hook says: «%s»', async (topic) => {
  for (const seed of ['1', '2', '3', '4', '5'])
    for (const slides of [5, 6, 8, 10]) {
      const { slides: cards } = (await writeReel(topic, { seed, slides })).storyboard
      const points = cards.reduce((sum, card) => sum + countPoints(card), 0)
      expect(Number.parseInt(cards[0]?.title.replaceAll('*', '') ?? '', 10)).toBe(points)
    }
})

it('answers by the facts that share the words of the question', async () => {
  for (const seed of ['1', '2', '3']) {
    const cold = textsOf(await writeReel('почему капучино всегда холодный', { seed })).slice(1)
    expect(cold.filter((text) => /капучино|молок|чашк/iu.test(text)).length).toBeGreaterThan(1)
    const papers = await writeReel('Развод через суд — какие документы нужны', { seed })
    expect(papers.storyboard.slides[1]?.role).toBe('check')
    expect(textsOf(papers).join(' ')).toContain('Документы в суд')
  }
})

it('calls a mistake a mistake where the title does not', async () => {
  for (const seed of ['1', '2', '3', '4']) {
    const { slides } = (await writeReel('Как продлить жизнь букету', { seed, slides: 10 }))
      .storyboard
    const mistakes = findKnownField('Как продлить жизнь букету')?.mistakes ?? []
    const named = slides.filter(({ title }) => mistakes.some(({ head }) => head === title))
    expect(named.length).toBeGreaterThan(0)
    for (const card of named) expect(slideLines(card).join(' ')).toContain('Ошибка')
    for (const { title, role } of slides.filter((card) => card.role === 'pair')) {
      expect(`${role}: ${title}`).not.toMatch(/обе/)
    }
  }
})

it('prefers the season it is asked about', async () => {
  for (const seed of ['1', '2', '3', '4']) {
    const summer = textsOf(await writeReel('Уход за обувью летом', { seed })).join(' ')
    expect(summer).toMatch(/летом/i)
    expect(summer).not.toMatch(/осенью|зимой/i)
  }
})

it('marks the field in the words of the user', async () => {
  const { storyboard } = await writeReel('5 ошибок при уходе за кожаной обувью зимой')
  expect(storyboard.slides[0]?.title).toBe('5 ошибок при уходе за *кожаной обувью* зимой')
})

it('asks about an unknown topic instead of laying out blank slides', async () => {
  const sentence = 'Уроки игры на гитаре для взрослых'
  const plan = planQuestions({ sentence, facts: [], now: new Date() })
  const output = await writeReel(sentence, { facts: { plan } })
  expect(output).toMatchObject({ isKnown: false, caption: '', hashtags: [], questions: plan })
  const [cover, ...rest] = output.storyboard.slides
  expect(cover?.title.replaceAll('*', '')).toBe(sentence)
  expect(rest).toEqual([])
})

it('makes slides of the answers and of nothing else', async () => {
  const topic = 'Уроки игры на гитаре для взрослых'
  const plan = planQuestions({ sentence: topic, facts: [], now: new Date() })
  const answers = [{ questionId: 'lessons_go', text: 'ноты знать не нужно' }]
  const task = createTask({ kind: 'slideshow', topic, slides: 3, answers })
  const { output } = await writeAll({ engine, task, facts: createFacts({ plan }) })
  if (output.kind !== 'slideshow') throw new Error('not a slideshow')
  expect(textsOf(output)).toEqual([
    topic,
    'Как учим Ноты знать не нужно',
    expect.stringMatching(/^Сохраните/),
  ])
  expect(output.caption).toContain('ноты знать не нужно')
})

it('tells a product by its own facts', async () => {
  const task = createTask({ kind: 'slideshow', productId: crypto.randomUUID() })
  const { output } = await writeAll({ engine, task, facts: createFacts({ product: PRODUCT }) })
  if (output.kind !== 'slideshow') throw new Error('not a slideshow')
  const text = textsOf(output).join('\n')
  expect(text).toContain('Термокружка «Зимник»')
  expect(text).toContain('Помещается в сумку')
  expect(output.storyboard.slides.at(-1)?.act).toBe('Ссылка в профиле')
})

it('does not say what the brand avoids', async () => {
  const voice = { ...createFacts().voice, wordsToAvoid: ['кипяток', 'холодильник'] }
  for (const seed of ['1', '2', '3', '4', '5']) {
    const output = await writeReel('Ошибки в приготовлении кофе дома', {
      seed,
      slides: 10,
      facts: { voice },
    })
    expect(textsOf(output).join(' ')).not.toMatch(/кипят|холодильник/i)
  }
})
