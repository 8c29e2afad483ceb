import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

const reply = {
  hook: 'Хук',
  slides: ['Раз', 'Два', 'Два', 'Три', 'Четыре'].map((text) => ({ text })),
  caption: 'Подпись',
  hashtags: ['кофе'],
}

it('keeps as many slides as were asked for, each once', () => {
  expect(prepare({ kind: 'slideshow', topic: 'кофе', slides: 3 }).read(reply)).toEqual({
    kind: 'slideshow',
    hook: 'Хук',
    slides: [{ text: 'Раз' }, { text: 'Два' }, { text: 'Три' }],
    caption: 'Подпись',
    hashtags: ['#кофе'],
  })
})

it('keeps the hook that was chosen, whatever the engine makes of it', () => {
  const { read, prompt } = prepare({ kind: 'slideshow', topic: 'кофе', hook: 'Мой хук' })
  expect(read(reply)).toMatchObject({ hook: 'Мой хук' })
  expect(prompt.instructions).not.toContain('Мой хук')
})
