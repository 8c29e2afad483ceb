import { createCard } from '@kadr/contract/studio/create-card'
import { type Slide, slideshowForm } from '@kadr/contract/studio/slideshow'
import type { SpokenScript, TimedWord } from '@kadr/contract/studio/spoken-script'
import { expect, it } from 'vitest'
import { createForm, createSlide } from '../director/new-slide.ts'
import { listUnspoken, readSlide, readSlides } from './slide-script.ts'
import { speechOf } from './slide-speech.ts'
import { putVoice, splitSpeech } from './split-speech.ts'

const NARRATION = { voice: 'rhvoice/anna', speed: 1, hasCaptions: true }

const slideOf = (id: string, title: string, part: Partial<Slide> = {}): Slide => ({
  ...createSlide(id, createCard('item', { title })),
  ...part,
})

/** Half a second a word, a second between lines. */
const speak = (script: string): SpokenScript => {
  let at = 0
  const words = script.split('\n').flatMap((line) => {
    at += 1
    return line.split(' ').map((text): TimedWord => {
      at += 0.5
      return { text, start: at - 0.5, end: at }
    })
  })
  return { asset: 'voice', script, words, seconds: at + 1, mouths: '' }
}

it.each([
  [createCard('hook', { title: '5 *ошибок*', sub: 'на старте' }), '5 ошибок. на старте.'],
  [createCard('item', { title: 'Вода?', body: 'Ниже 20 %' }), 'Вода? Ниже 20 %.'],
  [
    createCard('number', { value: '15', unit: 'г', title: 'на чашку', body: 'Не больше' }),
    '15 г на чашку. Не больше.',
  ],
  [
    createCard('compare', {
      title: 'Что ваше',
      sides: [
        { head: 'Кисло', line: 'недолив', object: null },
        { head: 'Горько', line: '', object: null },
      ],
    }),
    'Что ваше. Кисло: недолив. Горько.',
  ],
  [
    createCard('list', { title: 'Возьмите', items: ['весы', ' ', 'чайник,'] }),
    'Возьмите. весы. чайник.',
  ],
  [createCard('item', { title: '🙂' }), ''],
])('reads a card as sentences: %#', (card, line) => {
  expect(readSlide({ card, said: null })).toBe(line)
})

it('says what it was told to instead of the words on the slide, or nothing', () => {
  const card = createCard('item', { title: 'Замок' })
  expect(readSlide({ card, said: 'Это\nзам+ок.' })).toBe('Это зам+ок.')
  expect(readSlide({ card, said: '' })).toBe('')
})

it('cuts a voice where the lines end, with a little air and none of the neighbour', () => {
  const lines = ['Раз два.', 'Три.']
  const [first, second] = splitSpeech(speak(lines.join('\n')), lines)
  expect(first).toMatchObject({ asset: 'voice', from: 0.9, until: 2.25, script: 'Раз два.' })
  expect(first?.words.map(({ text, start }) => [text, start])).toEqual([
    ['Раз', 0.1],
    ['два.', 0.6],
  ])
  expect(second).toMatchObject({ from: 2.9, until: 3.75 })
})

it('finds the words of a line by their letters, whatever signs stand at them', () => {
  const words = ['Зам+ок', '—', 'это', '1 500', '₽;', 'а', 'тут', 'скидка.']
  const lines = ['Замок — это 1 500 ₽', 'а тут скидка']
  const spoken = {
    asset: 'voice',
    seconds: 9,
    words: words.map((text, index) => ({ text, start: index, end: index + 0.8 })),
  }
  expect(splitSpeech(spoken, lines).map((piece) => piece?.words.length)).toEqual([5, 3])
})

it('gives each slide its piece, and keeps what was not read', () => {
  const form = createForm([slideOf('a', 'Раз'), slideOf('b', 'Два'), slideOf('c', 'Раз')], {
    narration: NARRATION,
  })
  expect(listUnspoken(form)).toEqual([0, 1, 2])
  expect(readSlides(form.slides)).toBe('Раз.\nДва.\nРаз.')
  const spoken = putVoice(form, speak(readSlides(form.slides)))
  expect(listUnspoken(spoken)).toEqual([])
  expect(slideshowForm.safeParse(spoken).error).toBeUndefined()
  const [first, ...rest] = spoken.slides
  const changed = {
    ...spoken,
    slides: [{ ...first, ...slideOf('a', 'Три'), voice: first?.voice ?? null }, ...rest],
  }
  expect(listUnspoken(changed)).toEqual([0])
  expect(putVoice(changed, speak('Два.')).slides[2]?.voice).toEqual(spoken.slides[2]?.voice)
  expect(listUnspoken({ ...changed, narration: null })).toEqual([])
})

it('guesses the times of words that were not read yet, and says nothing when it is off', () => {
  const slide = slideOf('a', 'Раз два', { said: 'Раз дв+а.' })
  const guessed = speechOf({ narration: NARRATION }, slide)
  expect(guessed).toMatchObject({ voice: null })
  expect(guessed?.words.map(({ text }) => text)).toEqual(['Раз', 'два.'])
  expect(guessed?.seconds).toBeGreaterThan(0.3)
  expect(speechOf({ narration: null }, slide)).toBeUndefined()
})

it('takes a form that was stored before slides could speak', () => {
  const { narration: _, ...old } = createForm([slideOf('a', 'Раз')])
  const slides = old.slides.map(({ said: _, voice: __, ...slide }) => slide)
  expect(slideshowForm.parse({ ...old, slides })).toMatchObject({
    narration: null,
    slides: [{ said: null, voice: null }],
  })
})
