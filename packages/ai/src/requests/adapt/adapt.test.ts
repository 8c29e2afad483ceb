import { NETWORKS } from '@kadr/contract/publishing/networks'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import { fitsText } from '@kadr/domain/publishing/networks/count-text'
import { findHashtags } from '@kadr/domain/publishing/posts/hashtags'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

const MEDIA = ['none', 'image', 'images', 'video'] as const

const adapt = (media: (typeof MEDIA)[number], reply: object, text = 'Наш текст') => {
  const output = prepare({ kind: 'adapt', text, networks: [...NETWORKS], media }).read(reply)
  if (output.kind !== 'adapt') throw new Error('not adapted')
  return output.variants
}

it.each(MEDIA)('is never over any limit of any network, with media: %s', (media) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.constantFrom('👩‍👩‍👧‍👦', ' слово', '<b>', ' #тег', 'https://example.com/a '),
      fc.nat(600),
      (start, piece, times) => {
        const text = start + piece.repeat(times)
        const variants = NETWORKS.map((network) => ({ network, title: text, text }))
        for (const variant of adapt(media, { variants })) {
          const limits = NETWORK_LIMITS[variant.network]
          const rules = [
            media === 'none' ? limits.text : null,
            ...limits.media
              .filter(
                ({ name, image, video }) =>
                  name !== 'story' &&
                  (media === 'video' ? video !== undefined : image !== undefined),
              )
              .map((shape) => shape.text ?? limits.text),
          ].filter((rule) => rule !== null)
          const fits =
            rules.length === 0 || rules.some((rule) => fitsText({ text: variant.text, rule }))
          expect(fits, `${variant.network}: ${variant.text.length}`).toBe(true)
          const titleRule = limits.fields.title
          if (titleRule) expect(fitsText({ text: variant.title ?? '', rule: titleRule })).toBe(true)
          else expect(variant.title).toBeNull()
          expect(findHashtags(variant.text).length).toBeLessThanOrEqual(
            limits.hashtagsInApp ?? limits.counts.hashtags ?? Infinity,
          )
        }
      },
    ),
    { numRuns: 12 },
  )
})

it('keeps the text for a network that was left out, and says what was cut', () => {
  const long = 'Это предложение повторится много раз. '.repeat(40).trim()
  const variants = adapt(
    'none',
    { variants: [{ network: 'Telegram', title: '', text: 'Короче' }] },
    long,
  )
  const of = (network: string) => variants.find((variant) => variant.network === network)
  expect(of('telegram')).toMatchObject({ text: 'Короче', isCut: false, title: null })
  expect(of('linkedin')).toMatchObject({ text: long, isCut: false })
  expect(of('bluesky')?.isCut).toBe(true)
})
