import type { AskPlan } from '@kadr/contract/studio/questions'
import { findStoryboardProblems } from '@kadr/domain/studio/storyboard/check-storyboard'
import { afterEach, describe, expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'
import { startSandboxEngine } from '../../../test/sandbox-engine.ts'
import { replySlide, SLIDESHOW_REPLY } from '../../../test/slideshow-reply.ts'
import { createFacts, createTask, PRODUCT } from '../../../test/tasks.ts'
import { writeAll } from '../../../test/write-all.ts'

let stop = () => {}
afterEach(() => stop())

const read = (reply: unknown, slides = 4) => {
  const output = prepare({ kind: 'slideshow', topic: 'кофе', slides }).read(reply)
  if (output.kind !== 'slideshow') throw new Error('not a slideshow')
  return output
}

const LONG = 'очень длинные слова, которые никуда не помещаются, '.repeat(8)

describe('a reply', () => {
  it('without a mistake is left as it is', () => {
    const { storyboard, ...rest } = read(SLIDESHOW_REPLY)
    expect(rest).toEqual({
      kind: 'slideshow',
      isKnown: true,
      caption: 'Подпись',
      hashtags: ['#кофе'],
    })
    expect(storyboard.slides.map(({ role, title }) => [role, title])).toEqual([
      ['hook', 'Кофе *дома*'],
      ['item', 'Свежее *зерно*'],
      ['list', 'Что *купить*'],
      ['cta', 'Какой *кофе* ваш?'],
    ])
    expect(findStoryboardProblems({ storyboard, count: 4 })).toEqual([])
  })

  it('is never longer than fits, whatever the engine writes', () => {
    const slides = [
      replySlide({ role: 'hook', title: LONG, sub: LONG }),
      replySlide({ role: 'item', title: LONG, body: LONG }),
      replySlide({
        role: 'compare',
        title: LONG,
        sides: [1, 2, 3].map(() => ({ head: LONG, line: LONG, object: '' })),
      }),
      replySlide({ role: 'number', title: LONG, value: LONG, unit: LONG, body: LONG }),
      replySlide({ role: 'list', title: LONG, items: Array.from({ length: 9 }, () => LONG) }),
      replySlide({ role: 'cta', title: LONG, sub: LONG, act: LONG }),
    ]
    const { storyboard } = read({ ...SLIDESHOW_REPLY, slides }, 6)
    expect(findStoryboardProblems({ storyboard, count: 6 })).toEqual([])
  })

  it('gets its order and rhythm mended', () => {
    const number = { role: 'number', title: 'грамм *кофе*', value: '15', body: 'На чашку' } as const
    const slides = [
      replySlide({ role: 'item', title: 'Начало', body: 'Тело' }),
      replySlide(number),
      replySlide({ ...number, title: 'минут *ждать*', value: '4' }),
      replySlide({ role: 'hook', title: 'Ещё начало', sub: 'Снова' }),
      replySlide({ role: 'compare', title: 'Без половин', body: 'Только текст' }),
      replySlide({ role: 'item', title: 'Конец' }),
    ]
    const { storyboard } = read({ ...SLIDESHOW_REPLY, slides }, 6)
    expect(storyboard.slides.map(({ role }) => role)).toEqual([
      'hook',
      'number',
      'item',
      'item',
      'item',
      'cta',
    ])
    expect(storyboard.slides.at(-1)?.act).not.toBe('')
  })

  it('keeps as many slides as were asked for', () => {
    const items = Array.from({ length: 9 }, (_, index) =>
      replySlide({ role: 'item', title: `Совет *${index}*`, body: 'Тело' }),
    )
    const [hook, , , cta] = SLIDESHOW_REPLY.slides
    const { storyboard } = read({ ...SLIDESHOW_REPLY, slides: [hook, ...items, cta] }, 5)
    expect(storyboard.slides).toHaveLength(5)
  })

  it('names only objects from the list', () => {
    const slides = SLIDESHOW_REPLY.slides.map((slide, index) => ({
      ...slide,
      object: index === 0 ? 'hot-beverage' : 'bomb',
    }))
    const request = prepare(
      { kind: 'slideshow', topic: 'кофе', slides: 4 },
      { objects: ['hot-beverage'] },
    )
    expect(request.prompt.instructions).toContain('hot-beverage')
    const output = request.read({ ...SLIDESHOW_REPLY, slides })
    if (output.kind !== 'slideshow') throw new Error('not a slideshow')
    expect(output.storyboard.slides.map(({ object }) => object)).toEqual([
      'hot-beverage',
      null,
      null,
      null,
    ])
  })
})

it('names the product on the cover of one nothing is known about', () => {
  const { unknown } = prepare(
    { kind: 'slideshow', productId: crypto.randomUUID() },
    { product: { ...PRODUCT, benefits: [], description: '' } },
  )
  if (unknown?.kind !== 'slideshow') throw new Error('not a slideshow')
  expect(unknown.storyboard.slides[0]?.title).toBe('*Термокружка* «Зимник»')
})

it('keeps the hook that was chosen, whatever the engine makes of it', () => {
  const { read: readReply, prompt } = prepare({ kind: 'slideshow', topic: 'кофе', hook: 'Мой хук' })
  expect(JSON.stringify(readReply(SLIDESHOW_REPLY))).toContain('*Мой* хук')
  expect(prompt.instructions).not.toContain('Мой хук')
})

describe('a reply that breaks the rules', () => {
  const task = createTask({ kind: 'slideshow', topic: 'кофе', slides: 4 })
  const bad = {
    ...SLIDESHOW_REPLY,
    slides: SLIDESHOW_REPLY.slides.map((slide) => ({ ...slide, title: `${slide.title} ${LONG}` })),
  }

  it('is asked for once more, with what is wrong', async () => {
    const replies = [bad, SLIDESHOW_REPLY]
    const played = await startSandboxEngine({
      reply: () => JSON.stringify(replies.shift() ?? bad),
    })
    stop = played.stop
    const { output, usage } = await writeAll({ engine: played.engine, task, facts: createFacts() })
    expect(played.sandbox.seen()).toHaveLength(2)
    const messages = JSON.stringify(played.sandbox.seen()[1]?.fields?.messages)
    expect(messages).toContain('слайд 1 (hook): заголовок')
    expect(messages).toContain('помещается 52')
    expect(messages).toContain('прошлый ответ')
    expect(output).toEqual(read(SLIDESHOW_REPLY))
    expect(usage?.outputTokens).toBeGreaterThan(0)
  })

  it('is cut to fit when the second is no better', async () => {
    const played = await startSandboxEngine({ reply: () => JSON.stringify(bad) })
    stop = played.stop
    const { output } = await writeAll({ engine: played.engine, task, facts: createFacts() })
    expect(played.sandbox.seen()).toHaveLength(2)
    if (output.kind !== 'slideshow') throw new Error('not a slideshow')
    expect(findStoryboardProblems({ storyboard: output.storyboard, count: 4 })).toEqual([])
  })

  it('is used as it is when the engine fails the second time', async () => {
    const played = await startSandboxEngine({
      reply: () => {
        played.sandbox.setFault({ kind: 'status', status: 400 })
        return JSON.stringify(bad)
      },
    })
    stop = played.stop
    const { output, usage } = await writeAll({ engine: played.engine, task, facts: createFacts() })
    expect(output.kind).toBe('slideshow')
    // What the failed call cost is unknown, so the reserved price stays.
    expect(usage).toBeUndefined()
  })
})

describe('answers of the person', () => {
  const plan: AskPlan = {
    sentence: 'Уроки гитары',
    kind: 'about',
    tone: 'neutral',
    isQuiet: false,
    isKnown: false,
    questions: [
      {
        id: 'price',
        text: 'Сколько это стоит у вас?',
        example: '',
        chips: [],
        role: 'number',
        isRequired: true,
        fact: { text: '900 ₽', source: 'person', date: '2026-11-12T00:00:00Z', isFresh: true },
        keepsAs: 'price',
      },
    ],
  }
  const slides = SLIDESHOW_REPLY.slides.map((slide, index) =>
    index === 1 ? { ...slide, body: 'Час стоит 900 ₽, скидка 30 %' } : slide,
  )
  const make = (answers?: { questionId: string; text: string }[]) =>
    prepare({ kind: 'slideshow', topic: 'Уроки гитары', slides: 4, answers }, { plan })

  it('and facts are the only source of the engine', () => {
    const names = (blocks: readonly { name: string }[]) => blocks.map(({ name }) => name)
    expect(names(make().prompt.data)).toContain('факты о деле')
    const { data, instructions } = make([{ questionId: 'price', text: '1000 ₽' }]).prompt
    expect(JSON.stringify(data)).toContain('1000 ₽')
    expect(names(data)).not.toContain('факты о деле')
    expect(instructions).toContain('нового не добавляй')
  })

  it('mark by slide the numbers that stand nowhere in them', () => {
    expect(make().read({ ...SLIDESHOW_REPLY, slides })).toMatchObject({
      unverifiedNumbers: [[], ['30'], [], []],
    })
  })

  it('come with a calm look where the topic is sad', () => {
    const sad = prepare(
      { kind: 'slideshow', topic: 'кофе', slides: 4 },
      { plan: { ...plan, tone: 'grief', isQuiet: true } },
    )
    expect(sad.prompt.instructions).toContain('без шуток')
    expect(sad.read(SLIDESHOW_REPLY)).toMatchObject({ isQuiet: true })
  })
})
