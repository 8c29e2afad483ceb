import { brandVoice } from '@kadr/contract/studio/ai'
import { expect, it } from 'vitest'
import { findVoiceErrors, toVoice, toVoiceForm } from './voice-fields.ts'

const VOICE = {
  tone: 'friendly',
  about: 'Пекарня',
  wordsToUse: ['тёплый', 'с корочкой'],
  wordsToAvoid: ['акция'],
  examples: ['Испекли утром.'],
} as const
const form = toVoiceForm(brandVoice.parse(VOICE))

it('joins words into one line and parses them without duplicates', () => {
  expect(form.wordsToUse).toBe('тёплый, с корочкой')
  expect(toVoice(form)).toEqual(VOICE)
  expect(toVoice({ ...form, wordsToAvoid: 'акция,, скидка ;акция' }).wordsToAvoid).toEqual([
    'акция',
    'скидка',
  ])
})

it('drops empty examples', () => {
  expect(toVoice({ ...form, examples: ['Раз', '  '] }).examples).toEqual(['Раз'])
})

it('names what the server would refuse', () => {
  expect(findVoiceErrors(form)).toBeUndefined()
  const many = Array.from({ length: 31 }, (_, index) => `слово${index}`).join(',')
  const wrong = {
    ...form,
    about: 'о'.repeat(1001),
    wordsToUse: many,
    wordsToAvoid: 'я'.repeat(61),
    examples: ['Раз', 'э'.repeat(2001)],
  }
  expect(brandVoice.safeParse(toVoice(wrong)).success).toBe(false)
  expect(findVoiceErrors(wrong)).toEqual({
    about: 'Не длиннее 1000 символов',
    wordsToUse: 'Не больше 30',
    wordsToAvoid: `Слишком длинно, не больше 60 символов: «${'я'.repeat(61)}»`,
    examples: { 1: 'Не длиннее 2000 символов' },
  })
})
