import { expect, it } from 'vitest'
import { assistCopy } from '../assist-copy.ts'
import { type AssistMatter, type AssistWish, findLack, taskOf } from './assist-task.ts'

const WISH: AssistWish = {
  way: 'write',
  topic: '',
  productId: null,
  tone: null,
  pictureId: null,
  about: '',
}
const MATTER: AssistMatter = { text: 'Мы открылись', networks: ['telegram'], media: [] }
const lackOf = (wish: Partial<AssistWish>, matter: Partial<AssistMatter> = {}) =>
  findLack({ wish: { ...WISH, ...wish }, matter: { ...MATTER, ...matter } })

it('names what is missing before it asks', () => {
  const { needs } = assistCopy
  expect(lackOf({ topic: ' ' })).toBe(needs.subject)
  expect(lackOf({ topic: 'кофе' })).toBeUndefined()
  expect(lackOf({ productId: 'one' })).toBeUndefined()
  expect(lackOf({ way: 'shorter' }, { text: ' ' })).toBe(needs.text)
  expect(lackOf({ way: 'adapt' }, { networks: [] })).toBe(needs.accounts)
  expect(lackOf({ way: 'adapt' })).toBeUndefined()
  expect(lackOf({ way: 'alt' })).toBe(needs.pictures)
})

it('asks about the text that is in the composer', () => {
  const wish = { ...WISH, way: 'tone', tone: 'bold' } as const
  expect(taskOf({ wish, matter: MATTER })).toEqual({
    kind: 'rewrite',
    way: 'tone',
    tone: 'bold',
    text: 'Мы открылись',
  })
  expect(taskOf({ wish: { ...WISH, way: 'adapt' }, matter: MATTER })).toMatchObject({
    networks: ['telegram'],
    media: 'none',
  })
})
