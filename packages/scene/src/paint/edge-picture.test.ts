import type { PictureLayer } from '@kadr/contract/studio/scene/scene'
import { expect, it } from 'vitest'
import { createFakeBrush } from '../../test/fake-brush.ts'
import type { Assets } from '../draw/assets.ts'
import { createDrawingCache } from '../draw/drawing-cache.ts'
import { edgePicture } from './edge-picture.ts'

const layer: PictureLayer = {
  id: 'thing',
  kind: 'picture',
  asset: 'thing',
  start: 0,
  duration: 1,
  opacity: 1,
  enter: null,
  leave: null,
  fit: 'contain',
  focus: { x: 0.5, y: 0.5 },
  motion: { kind: 'still' },
  box: { x: 0, y: 0, width: 400, height: 300 },
}
const picture = { image: 'original', width: 800, height: 800 }

it('keeps the edge of a thing inside of its box, drawn once', () => {
  const places: { x: number; y: number; right: number; bottom: number }[] = []
  let made = 0
  const assets: Assets<string> = {
    picture: () => picture,
    frame: () => undefined,
    object: () => undefined,
    createSurface: ({ width, height }) => {
      made += 1
      const brush = {
        ...createFakeBrush(),
        drawImage: (...[, , , , , x, y, w, h]: Parameters<typeof drawn>) =>
          void places.push({ x, y, right: x + w, bottom: y + h }),
      }
      return { width, height, image: 'edged', brush }
    },
    cache: createDrawingCache(),
  }
  const { drawImage: drawn } = createFakeBrush()
  expect(edgePicture(picture, { layer, assets, scale: 0.5 })).toBe(picture)
  const edged = { ...layer, edge: { colour: '#ffffff', width: 20 } }
  const first = edgePicture(picture, { layer: edged, assets, scale: 0.5 })
  expect(first).toMatchObject({ image: 'edged', width: 200, height: 150 })
  expect(edgePicture(picture, { layer: edged, assets, scale: 0.5 })).toBe(first)
  expect(made).toBe(1)
  for (const { x, y, right, bottom } of places) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(-0.001)
    expect(right).toBeLessThanOrEqual(200)
    expect(bottom).toBeLessThanOrEqual(150.001)
  }
  expect(places.length).toBeGreaterThan(20)
})
