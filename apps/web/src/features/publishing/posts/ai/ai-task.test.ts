import { expect, it } from 'vitest'
import { type AiContext, type AiOptions, findMissingInput, taskOf } from './ai-task.ts'
import { aiCopy } from './copy.ts'

const OPTIONS: AiOptions = {
  mode: 'write',
  topic: '',
  productId: null,
  tone: null,
  pictureId: null,
  about: '',
}
const CONTEXT: AiContext = { text: 'Мы открылись', networks: ['telegram'], media: [] }
const missingOf = (options: Partial<AiOptions>, context: Partial<AiContext> = {}) =>
  findMissingInput({ options: { ...OPTIONS, ...options }, context: { ...CONTEXT, ...context } })

it('names what is missing before it asks', () => {
  const { needs } = aiCopy
  expect(missingOf({ topic: ' ' })).toBe(needs.subject)
  expect(missingOf({ topic: 'кофе' })).toBeUndefined()
  expect(missingOf({ productId: 'one' })).toBeUndefined()
  expect(missingOf({ mode: 'shorter' }, { text: ' ' })).toBe(needs.text)
  expect(missingOf({ mode: 'adapt' }, { networks: [] })).toBe(needs.accounts)
  expect(missingOf({ mode: 'adapt' })).toBeUndefined()
  expect(missingOf({ mode: 'alt' })).toBe(needs.pictures)
})

it('asks about the text that is in the composer', () => {
  const options = { ...OPTIONS, mode: 'tone', tone: 'bold' } as const
  expect(taskOf({ options, context: CONTEXT })).toEqual({
    kind: 'rewrite',
    mode: 'tone',
    tone: 'bold',
    text: 'Мы открылись',
  })
  expect(taskOf({ options: { ...OPTIONS, mode: 'adapt' }, context: CONTEXT })).toMatchObject({
    networks: ['telegram'],
    media: 'none',
  })
})
