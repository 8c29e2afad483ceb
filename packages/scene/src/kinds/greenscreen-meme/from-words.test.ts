import { expect, it } from 'vitest'
import { memeFromWords } from './from-words.ts'
import { greenscreenMeme } from './greenscreen-meme.ts'
import { createMemeForm, createReaction } from './new-form.ts'

const drawn = { key: 'lina', emotion: 'shock' } as const
const BLANK = createMemeForm({ reaction: createReaction({ drawn, x: 0.1 }) })
const HOLIDAY = { top: 'Бариста варит кофе', bottom: 'Наконец-то отпуск' }

it('takes the style and the face that suit the words', () => {
  expect(greenscreenMeme.readForm(memeFromWords({ form: BLANK, words: HOLIDAY }))).toMatchObject({
    style: 'riso',
    reaction: { x: 0.1, drawn: { key: 'lina', emotion: 'joy' } },
    text: { ...HOLIDAY, preset: null },
  })
})

it('keeps a clip and the chosen letters', () => {
  const text = { top: '', bottom: '', preset: 'note' } as const
  const reaction = createReaction({ asset: 'cat' })
  const form = memeFromWords({ form: createMemeForm({ reaction, text }), words: HOLIDAY })
  expect(form).toMatchObject({ reaction, text: { ...HOLIDAY, preset: 'note' } })
})

it('cuts the texts to the limits of the form', () => {
  const words = { top: 'Понедельник '.repeat(25), bottom: 'Кофе' }
  const { text } = greenscreenMeme.readForm(memeFromWords({ form: BLANK, words }))
  expect(text.bottom).toBe('Кофе')
  expect(text.top.startsWith('Понедельник')).toBe(true)
})

it('takes the look it is given, and the face by the words', () => {
  const look = { style: 'night', seed: 17 }
  const form = memeFromWords({ form: BLANK, words: HOLIDAY, look })
  expect(form).toMatchObject({ ...look, reaction: { drawn: { emotion: 'joy' } } })
})
