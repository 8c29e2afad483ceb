import type { Paint } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import { createFakeBrush } from '../../test/fake-brush.ts'
import { paintTexture } from '../paint/paint-texture.ts'
import { createDrawingCache } from './drawing-cache.ts'

const GRAIN: Extract<Paint, { kind: 'texture' }> = {
  kind: 'texture',
  texture: 'grain',
  colour: '#00000010',
  cell: 30,
  amount: 0.5,
}

const countTiles = (scales: number[], betweenDrawings: 'clear' | 'another drawing') => {
  const tiles = new Map()
  let cache = createDrawingCache<string>({ tiles })
  let count = 0
  for (const scale of scales) {
    const assets = {
      picture: () => undefined,
      frame: () => undefined,
      object: () => undefined,
      createSurface: (size: { width: number; height: number }) => {
        count += 1
        return { image: `tile ${count}`, ...size, brush: createFakeBrush() }
      },
      cache,
    }
    const box = { x: 0, y: 0, width: 1080, height: 1920 }
    paintTexture(createFakeBrush(), GRAIN, { box, assets, scale })
    if (betweenDrawings === 'clear') cache.clear()
    else cache = createDrawingCache({ tiles })
  }
  return count
}

it('keeps the tile of a texture when a font or a picture has loaded', () => {
  expect(countTiles([0.5, 0.5, 0.5], 'clear')).toBe(1)
})

it('shares tiles between drawings of one size', () => {
  expect(countTiles([0.5, 0.5, 0.25], 'another drawing')).toBe(2)
})
