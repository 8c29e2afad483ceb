import { expect, it } from 'vitest'
import { findHashtags, findMentions, mergeHashtags } from './hashtags.ts'

it('finds hashtags of any alphabet and passes over fragments, entities and numbers', () => {
  expect(findHashtags('#кофе и #Tea2, #1 из a#b https://x.example/#top &#39; (#чай_дома)')).toEqual(
    ['#кофе', '#Tea2', '#чай_дома'],
  )
})

it('finds mentions and passes over addresses of mail', () => {
  expect(findMentions('@anna и a@b.example, (@ivan.petrov)')).toEqual(['@anna', '@ivan.petrov'])
})

it('adds what the text has not yet, once, whatever the case', () => {
  expect(mergeHashtags({ text: 'Пьём #Кофе\n', tags: ['кофе', '#чай', 'Чай', 'дом'] })).toBe(
    'Пьём #Кофе\n\n#чай #дом',
  )
})

it('leaves a text alone that has them all, and an empty one becomes the tags', () => {
  expect(mergeHashtags({ text: '#чай ', tags: ['чай', ' '] })).toBe('#чай ')
  expect(mergeHashtags({ text: '', tags: ['чай'] })).toBe('#чай')
})
