import { MAX_SCRIPT_LENGTH } from '@kadr/contract/studio/spoken-script'
import { expect, it } from 'vitest'
import { talkingHeadFromWords } from './from-words.ts'
import { createTalkingForm } from './new-form.ts'
import { talkingHead } from './talking-head.ts'

const wordsOf = (...texts: string[]) => ({ lines: texts.map((text) => ({ text, seconds: 1 })) })
const COFFEE = wordsOf('Кофе бывает разным. ', 'Вот рецепт.')

it('joins the lines to a script, in the style that suits it', () => {
  const form = talkingHeadFromWords({ form: createTalkingForm(), words: COFFEE })
  expect(talkingHead.readForm(form)).toEqual(
    createTalkingForm({
      script: 'Кофе бывает разным.\nВот рецепт.',
      seed: form.seed,
      style: 'riso',
    }),
  )
})

it('stops at a whole line before the script is too long', () => {
  const long = Array.from({ length: 20 }, (_, index) => `${index} ${'я'.repeat(290)}`)
  const scriptOf = (...texts: string[]) =>
    talkingHeadFromWords({ form: createTalkingForm(), words: wordsOf(...texts) }).script
  expect(scriptOf()).toBe('')
  expect(scriptOf(...long).length).toBeLessThanOrEqual(MAX_SCRIPT_LENGTH)
  expect(scriptOf(...long).split('\n')).toEqual(long.slice(0, 11))
})

it('keeps the style of a reel that has a script, and drops the objects of the old words', () => {
  const before = createTalkingForm({
    script: 'Старое',
    style: 'night',
    objects: [{ word: 0, name: 'teapot' }],
  })
  const form = talkingHeadFromWords({ form: before, words: COFFEE })
  expect(form).toMatchObject({ style: 'night', objects: [] })
})

it('takes the look it is given', () => {
  const look = { style: 'night', seed: 17 }
  const form = talkingHeadFromWords({ form: createTalkingForm(), words: COFFEE, look })
  expect(form).toMatchObject(look)
})
