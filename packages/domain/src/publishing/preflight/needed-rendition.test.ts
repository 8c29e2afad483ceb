import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { describe, expect, it } from 'vitest'
import { clip, picture } from '../../../test/drafts.ts'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import type { PreflightMedia } from './draft.ts'
import { neededRenditions, smallerNeed } from './needed-rendition.ts'

const needs = (network: Network, media: PreflightMedia[], settings = {}) =>
  neededRenditions({ limits: NETWORK_LIMITS[network], media, settings })

describe('a picture', () => {
  it('goes as it is where the network takes it', () => {
    expect(needs('instagram', [picture()])).toEqual([null])
    expect(needs('linkedin', [picture({ mimeType: 'image/gif' })])).toEqual([null])
  })

  it.each(['image/png', 'image/webp', 'image/heic', 'image/gif'])(
    'of type %s becomes a JPEG for Instagram',
    (mimeType) => expect(needs('instagram', [picture({ mimeType })])).toEqual(['jpeg-2048']),
  )

  it('is made narrower, lighter or smaller where it is too much', () => {
    expect(needs('threads', [picture({ width: 4000, height: 3000 })])).toEqual(['jpeg-1440'])
    const heavy = { width: 6000, height: 4000, size: 9_000_000 }
    expect(needs('bluesky', [picture(heavy)])).toEqual(['jpeg-2048'])
    expect(needs('bluesky', [picture({ ...heavy, height: 6000 })])).toEqual(['jpeg-1440'])
    expect(needs('tiktok', [picture({ width: 4000, height: 4000 })])).toEqual(['jpeg-1440'])
    expect(needs('telegram', [picture({ width: 8000, height: 4000 })])).toEqual(['jpeg-2048'])
  })

  it('is cropped only when a person let us, and only where its sides are wrong', () => {
    const media = [picture({ width: 1000, height: 3000 }), picture()]
    expect(needs('instagram', media, { isCropped: true })).toEqual(['jpeg-1440x1800', null])
    const wide = [picture({ width: 3000, height: 1000 })]
    expect(needs('instagram', wide, { isCropped: true })).toEqual(['jpeg-1440x754'])
  })

  it('of a carousel that wants one size is made like the first', () => {
    const media = [picture({ width: 1000, height: 1500 }), picture()]
    const [first, second] = needs('pinterest', media, { isCropped: true })
    expect(first).toBe('jpeg-1440x2160')
    expect(second).toBe(first)
    const heavy = picture({ size: 11_000_000 })
    expect(needs('pinterest', [picture(), heavy])).toEqual(['jpeg-2048', 'jpeg-2048'])
  })
})

it('is always our own JPEG for a page of a LinkedIn document, and a video stays one', () => {
  const settings = { isDocument: true }
  expect(needs('linkedin', [picture(), picture()], settings)).toEqual(['jpeg-2048', 'jpeg-2048'])
  expect(needs('linkedin', [picture({ width: 4000, height: 3000 })], settings)).toEqual([
    'jpeg-1440',
  ])
  expect(needs('linkedin', [clip()], settings)).toEqual(['mp4-h264-1080'])
})

describe('a video', () => {
  it('goes to YouTube as it is and elsewhere as our own file', () => {
    expect(needs('youtube', [clip()])).toEqual([null])
    expect(needs('youtube', [clip({ mimeType: 'video/x-matroska' })])).toEqual(['mp4-h264-1080'])
    for (const network of NETWORKS.filter((name) => name !== 'youtube')) {
      expect(needs(network, [clip()]), network).toEqual(['mp4-h264-1080'])
    }
  })

  it('is made smaller when it is long for Telegram or wide for Instagram', () => {
    expect(needs('telegram', [clip({ durationSeconds: 90 })])).toEqual(['mp4-h264-720'])
    expect(needs('telegram', [clip({ durationSeconds: 180 })])).toEqual(['mp4-h264-480'])
    expect(needs('instagram', [clip({ width: 2520, height: 1080 })])).toEqual(['mp4-h264-720'])
  })
})

it('steps down to the smallest and then has nothing more', () => {
  expect(smallerNeed('mp4-h264-1080')).toBe('mp4-h264-720')
  expect(smallerNeed('mp4-h264-480')).toBeNull()
  expect(smallerNeed('jpeg-2048')).toBe('jpeg-1440')
  expect(smallerNeed('jpeg-320')).toBeNull()
  expect(smallerNeed('jpeg-1440x1800')).toBeNull()
})

it('is nothing for files the network does not take', () => {
  expect(needs('youtube', [picture()])).toEqual([null])
  expect(needs('telegram', [])).toEqual([])
})
