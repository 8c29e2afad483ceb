import { aiTask } from '@kadr/contract/studio/ai-tasks'
import { expect, it } from 'vitest'
import type { ReelHelpMethod } from './copy.ts'
import { reelHelpCopy } from './copy.ts'
import { findPromptErrors, type ReelPrompt, reelTask } from './reel-prompt.ts'

const PRODUCT = '0b8c7c2e-6a52-4c1a-9d0e-0f4b7f2f2f11'
const WISH: ReelPrompt = { topic: '', productId: null, slides: 4, seconds: 30 }
const errorsOf = (method: ReelHelpMethod, wish: Partial<ReelPrompt> = {}) =>
  findPromptErrors({ method, wish: { ...WISH, ...wish } })

it('reports missing fields before the request', () => {
  const { needs } = reelHelpCopy
  expect(errorsOf('slidesByTopic', { topic: ' ', productId: PRODUCT })).toEqual({
    topic: needs.topic,
  })
  expect(errorsOf('slidesByProduct', { topic: 'кофе' })).toEqual({ productId: needs.product })
  expect(errorsOf('speech')).toEqual({ topic: needs.subject })
  expect(errorsOf('meme', { topic: 'кофе' })).toEqual({})
  expect(errorsOf('demo', { productId: PRODUCT })).toEqual({})
})

it('builds tasks the server accepts', () => {
  const wish = { ...WISH, topic: 'кофе', productId: PRODUCT }
  const methods: ReelHelpMethod[] = ['slidesByTopic', 'slidesByProduct', 'demo', 'speech', 'meme']
  for (const method of methods)
    expect(aiTask.safeParse(reelTask({ method, wish })).error).toBeUndefined()
  expect(reelTask({ method: 'slidesByTopic', wish })).toEqual({
    kind: 'slideshow',
    topic: 'кофе',
    slides: 4,
  })
  expect(reelTask({ method: 'speech', wish })).toMatchObject({ seconds: 30, productId: PRODUCT })
})
