import type { TemplateField } from '@kadr/contract/studio/reel-templates'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { spreadFiles, spreadWords } from './spread-words.ts'

const words = (key: string, part: Partial<Extract<TemplateField, { kind: 'text' }>> = {}) =>
  ({ kind: 'text', key, label: key, value: 'было', most: 40, lines: null, ...part }) as const
const file = (key: string, isRequired = false, takes: ('image' | 'video')[] = ['image', 'video']) =>
  ({ kind: 'file', key, label: key, value: null, takes, isRequired }) as const

describe('answers for a template', () => {
  const asks = [words('title'), words('items', { lines: { most: 2, each: 10 } }), file('photo')]
  const title = { key: 'title', text: 'Чашка' }
  const items = { key: 'items', text: 'глина\nобжиг' }

  it('fill each place that asks for words; a file may be left out', () => {
    expect(checkAnswers({ asks, answers: [title, items] })).toBeUndefined()
  })

  it.each([
    ['blank words', [items, { key: 'title', text: ' ' }], 'Заполните поле «title»'],
    ['no words', [title], 'Заполните поле «items»'],
    ['too long', [{ key: 'title', text: 'о'.repeat(41) }, items], '«title»: не длиннее 40'],
    ['too many lines', [title, { key: 'items', text: 'а\nб\nв' }], 'не больше 2 строк'],
    ['a long line', [title, { key: 'items', text: 'о'.repeat(11) }], 'строка не длиннее 10'],
    ['words for a file', [title, items, { key: 'photo', text: 'а' }], 'это файл'],
    ['a file for words', [{ key: 'title', resourceId: 'x' }, items], 'это слова'],
    ['a stranger', [title, items, { key: 'price', text: '1' }], 'не спрашивает поля «price»'],
    ['one twice', [title, items, title], 'названо дважды'],
  ])('are refused with %s', (_, answers, reason) => {
    expect(checkAnswers({ asks, answers })).toContain(reason)
  })

  it('name a file that the reel can not be without', () => {
    const answers: never[] = []
    expect(checkAnswers({ asks: [file('source', true)], answers })).toContain('Выберите файл')
  })
})

describe('a text spread over a template', () => {
  it('gives a line to each place and the rest to the last', () => {
    const asks = [words('a'), words('b')]
    expect(spreadWords({ asks, text: 'раз\n\nдва\nтри' })).toEqual([
      { key: 'a', text: 'раз' },
      { key: 'b', text: 'два три' },
    ])
  })

  it('gives a list the lines that later places can spare', () => {
    const asks = [words('a'), words('b', { lines: { most: 6, each: 9 } }), words('c')]
    expect(spreadWords({ asks, text: 'раз\nдва\nтри\nчетыре' })).toEqual([
      { key: 'a', text: 'раз' },
      { key: 'b', text: 'два\nтри' },
      { key: 'c', text: 'четыре' },
    ])
  })

  it('leaves places without words out and cuts what is too long at a word', () => {
    const text = 'слово '.repeat(10)
    const [only, ...none] = spreadWords({ asks: [words('a'), words('b')], text })
    expect(none).toEqual([])
    expect(only?.text).toBe('слово слово слово слово слово слово')
  })
})

it('spreads files over the places that take them', () => {
  const asks = [file('film', false, ['video']), file('any'), file('other')]
  const files = [
    { id: 'song', kind: 'audio' },
    { id: 'photo', kind: 'image' },
    { id: 'clip', kind: 'video' },
  ] as const
  expect(spreadFiles({ asks, files })).toEqual([
    { key: 'film', resourceId: 'clip' },
    { key: 'any', resourceId: 'photo' },
  ])
})
