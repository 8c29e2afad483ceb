import type { PictureLayer } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import { createFakeBrush } from '../../test/fake-brush.ts'
import type { Assets } from '../draw/assets.ts'
import { createDrawingCache } from '../draw/drawing-cache.ts'
import { tonePicture } from './tone-picture.ts'

const layer: PictureLayer = {
  id: 'photo',
  kind: 'picture',
  asset: 'photo',
  start: 0,
  duration: 1,
  opacity: 1,
  enter: null,
  leave: null,
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  motion: { kind: 'still' },
  box: { x: 0, y: 0, width: 400, height: 300 },
}
const picture = { image: 'original', width: 800, height: 800 }

it('prints a picture once in the size of its box, and leaves one without a tone as it is', () => {
  let made = 0
  const assets: Assets<string> = {
    picture: () => picture,
    frame: () => undefined,
    object: () => undefined,
    createSurface: ({ width, height }) => {
      made += 1
      return { width, height, image: 'toned', brush: createFakeBrush() }
    },
    cache: createDrawingCache(),
  }
  expect(tonePicture(picture, { layer, assets, scale: 0.5 })).toBe(picture)
  const toned = { ...layer, tone: { dark: '#000000', light: '#ffffff' } }
  const first = tonePicture(picture, { layer: toned, assets, scale: 0.5 })
  expect(first).toMatchObject({ image: 'toned', width: 200, height: 150 })
  expect(tonePicture(picture, { layer: toned, assets, scale: 0.5 })).toBe(first)
  expect(made).toBe(1)
})
