import { expect, it } from 'vitest'
import { assistCopy } from '../assist-copy.ts'
import { type AssistContext, type AssistRequest, findMissingInput, taskOf } from './assist-task.ts'

const WISH: AssistRequest = {
  mode: 'write',
  topic: '',
  productId: null,
  tone: null,
  pictureId: null,
  about: '',
}
const MATTER: AssistContext = { text: 'Мы открылись', networks: ['telegram'], media: [] }
const lackOf = (wish: Partial<AssistRequest>, matter: Partial<AssistContext> = {}) =>
  findMissingInput({ wish: { ...WISH, ...wish }, matter: { ...MATTER, ...matter } })

it('names what is missing before it asks', () => {
  const { needs } = assistCopy
  expect(lackOf({ topic: ' ' })).toBe(needs.subject)
  expect(lackOf({ topic: 'кофе' })).toBeUndefined()
  expect(lackOf({ productId: 'one' })).toBeUndefined()
  expect(lackOf({ mode: 'shorter' }, { text: ' ' })).toBe(needs.text)
  expect(lackOf({ mode: 'adapt' }, { networks: [] })).toBe(needs.accounts)
  expect(lackOf({ mode: 'adapt' })).toBeUndefined()
  expect(lackOf({ mode: 'alt' })).toBe(needs.pictures)
})

it('asks about the text that is in the composer', () => {
  const wish = { ...WISH, mode: 'tone', tone: 'bold' } as const
  expect(taskOf({ wish, matter: MATTER })).toEqual({
    kind: 'rewrite',
    mode: 'tone',
    tone: 'bold',
    text: 'Мы открылись',
  })
  expect(taskOf({ wish: { ...WISH, mode: 'adapt' }, matter: MATTER })).toMatchObject({
    networks: ['telegram'],
    media: 'none',
  })
})
