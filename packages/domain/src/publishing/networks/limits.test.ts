import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import { describe, expect, it } from 'vitest'
import { NETWORK_LIMITS } from './all-limits.ts'
import { fitsText } from './count-text.ts'

describe.each(ALL_NETWORKS)('the limits of %s', (network) => {
  const limits = NETWORK_LIMITS[network]

  it('stand under their own name', () => {
    expect(limits.network).toBe(network)
  })

  it('have at least one post that can be made', () => {
    expect(limits.text !== null || limits.media.length > 0).toBe(true)
  })

  it('name media shapes once, each with a rule and a count that can be met', () => {
    const names = limits.media.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const shape of limits.media) {
      expect(shape.image ?? shape.video).toBeDefined()
      expect(shape.count.min).toBeLessThanOrEqual(shape.count.max)
      expect(shape.count.min).toBeGreaterThanOrEqual(1)
      // A shape without its own text rule uses the post's.
      expect(shape.text ?? limits.text).toBeTruthy()
    }
  })

  it('allow a first comment or a thread only with a length for it', () => {
    if (limits.has.firstComment || limits.has.thread) expect(limits.fields.comment).toBeDefined()
  })
})

const descriptionOf = (network: 'youtube' | 'tiktok') => {
  const rule = NETWORK_LIMITS[network].media[0]?.text
  if (!rule) throw new Error('no text rule')
  return rule
}

it('takes 2500 Cyrillic letters of a YouTube description and not one more', () => {
  const rule = descriptionOf('youtube')
  expect(fitsText({ text: 'я'.repeat(2500), rule })).toBe(true)
  expect(fitsText({ text: 'я'.repeat(2501), rule })).toBe(false)
})

it('counts an emoji of a TikTok caption as two', () => {
  const rule = descriptionOf('tiktok')
  expect(fitsText({ text: '🔥'.repeat(1100), rule })).toBe(true)
  expect(fitsText({ text: '🔥'.repeat(1101), rule })).toBe(false)
})
