import { MIN_CLIPS } from '@kadr/contract/studio/footage'
import { listFootageSentences } from '@kadr/domain/studio/footage/footage-sentences'
import { afterEach, describe, expect, it } from 'vitest'
import { ORDER } from '../../../test/hostile.ts'
import { prepare } from '../../../test/prepare.ts'
import { startSandboxEngine } from '../../../test/sandbox-engine.ts'
import { createFacts, createTask } from '../../../test/tasks.ts'
import { writeAll } from '../../../test/write-all.ts'

const TRANSCRIPT = '01890000-0000-7000-8000-000000000001'

/** Sixty sentences of ten seconds. */
const WORDS = Array.from({ length: 60 }, (_, at) => {
  const begin = at === 0 ? 'Всем привет,' : at % 3 === 0 ? 'Почему глина' : 'Потом глина'
  const text =
    at === 7 ? `${ORDER} ${at}.` : `${begin} сохнет целую неделю ${at}${at % 3 ? '.' : '?'}`
  const words = text.split(' ')
  return words.map((word, index) => ({
    text: index === words.length - 1 ? word : word.replace(/[.!?…]/gu, ''),
    from: at * 10_000 + index * 500,
    to: at * 10_000 + index * 500 + 400,
  }))
}).flat()
const SENTENCES = listFootageSentences(WORDS)
const FACTS = createFacts({ talk: { sentences: SENTENCES, wanted: 6 } })
const TASK = { kind: 'clip_choice', transcriptId: TRANSCRIPT } as const

const clipOf = (first: number, last: number, title = 'Почему глина сохнет') => ({
  first,
  last,
  title,
  why: 'Вопрос, на который ждут ответа',
})
const GOOD = [clipOf(4, 7), clipOf(13, 16), clipOf(22, 25), clipOf(40, 43)]
const readWith = (clips: readonly object[]) => prepare(TASK, FACTS).read({ clips })

let stop = () => {}
afterEach(() => stop())

it('gives the words as data, by number and second', () => {
  const { prompt } = prepare(TASK, FACTS)
  expect(prompt.data).toHaveLength(1)
  expect(prompt.data[0]?.value).toContainEqual([4, 30, SENTENCES[3]?.text])
  expect(prompt.instructions).not.toContain('пират')
  expect(JSON.stringify(prompt.data)).toContain('пират')
})

it('takes the times of the talk: from the start of a sentence to the end of one', () => {
  const output = readWith(
    [GOOD[3], GOOD[0], GOOD[1], GOOD[2]].map((clip) => ({ ...clip, from: 1 })),
  )
  if (output.kind !== 'clip_choice') throw new Error('another kind')
  expect(output.clips.map(({ firstWord }) => WORDS[firstWord]?.from)).toEqual([
    30_000, 120_000, 210_000, 390_000,
  ])
  for (const { span, firstWord, lastWord, title, why, score } of output.clips) {
    expect(SENTENCES.some(({ first }) => first === firstWord)).toBe(true)
    expect(SENTENCES.some(({ last }) => last === lastWord)).toBe(true)
    expect(span.from).toBeLessThanOrEqual(WORDS[firstWord]?.from ?? 0)
    expect(span.from).toBeGreaterThanOrEqual(WORDS[firstWord - 1]?.to ?? 0)
    expect(span.to).toBeGreaterThanOrEqual(WORDS[lastWord]?.to ?? 0)
    expect(span.to).toBeLessThanOrEqual(WORDS[lastWord + 1]?.from ?? span.to)
    expect([title, why]).toEqual(['Почему глина сохнет', 'Вопрос, на который ждут ответа'])
    expect(score).toBeGreaterThan(0.9)
  }
  // The best is named first, and they come in the order of the talk.
  expect(output.clips.at(-1)?.score).toBe(1)
})

it.each([
  ['a number of a sentence that is not there', clipOf(58, 64)],
  ['a part of a sentence', clipOf(3.5, 6)],
  ['the end before the start', clipOf(9, 6)],
  ['five seconds', clipOf(30, 30)],
  ['two minutes', clipOf(28, 40)],
  ['a greeting', clipOf(1, 4)],
  ['what another clip says', clipOf(5, 8)],
  ['not a number', { ...clipOf(28, 31), first: Number.NaN }],
])('leaves out %s', (_, wrong) => {
  if (Number.isNaN(wrong.first)) {
    expect(() => readWith([...GOOD, wrong])).toThrow('form')
    return
  }
  const output = readWith([...GOOD, wrong])
  expect(output.kind === 'clip_choice' && output.clips).toHaveLength(GOOD.length)
})

it('says nothing nobody said: another number gives way to the words of the clip', () => {
  const output = readWith([clipOf(4, 7, '97 секретов\u202e глины'), ...GOOD.slice(1)])
  expect(output.kind === 'clip_choice' && output.clips[0]?.title).toBe(
    'Почему глина сохнет целую неделю 3?',
  )
})

it('gives no more than fit the talk', () => {
  const many = Array.from({ length: 15 }, (_, at) => clipOf(at * 3 + 4, at * 3 + 6))
  const output = readWith(many)
  expect(output.kind === 'clip_choice' && output.clips).toHaveLength(6)
})

describe('with an engine', () => {
  const play = async (replies: readonly unknown[]) => {
    const left = [...replies]
    const reply = () => {
      const next = left.length > 1 ? left.shift() : left[0]
      return typeof next === 'string' ? next : JSON.stringify(next)
    }
    const played = await startSandboxEngine({ reply })
    stop = played.stop
    const writing = writeAll({ engine: played.engine, task: createTask(TASK), facts: FACTS })
    return { writing, asked: () => played.sandbox.seen().length }
  }

  it('asks once more for too few, telling what is wrong, and takes the better reply', async () => {
    const { writing, asked } = await play([
      { clips: [clipOf(28, 40), clipOf(4, 7)] },
      { clips: GOOD },
    ])
    const { output } = await writing
    expect(output.kind === 'clip_choice' && output.clips.length).toBe(MIN_CLIPS)
    expect(asked()).toBe(2)
  })

  it('fails on what is no choice', async () => {
    for (const wrong of ['не JSON', { clips: [] }, { clips: [clipOf(900, 901)] }, { reels: [] }]) {
      const { writing } = await play([wrong])
      await expect(writing).rejects.toMatchObject({ reason: 'unreadable' })
      stop()
    }
  })

  it('obeys nobody who is quoted', async () => {
    const { writing } = await play([
      { clips: GOOD.map((clip) => ({ ...clip, title: ORDER, why: ORDER, run: 'rm' })) },
    ])
    const { output } = await writing
    if (output.kind !== 'clip_choice') throw new Error('another kind')
    for (const clip of output.clips) {
      expect(Object.keys(clip).sort()).toEqual(
        ['firstWord', 'lastWord', 'reasons', 'score', 'span', 'title', 'why'].sort(),
      )
      expect(clip.title.length).toBeLessThanOrEqual(64)
    }
  })
})
