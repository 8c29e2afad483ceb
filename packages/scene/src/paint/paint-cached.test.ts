import { expect, it } from 'vitest'
import { createFakeBrush } from '../../test/fake-brush.ts'
import { createScene, createTextLayer } from '../../test/scenes.ts'
import type { Assets } from '../draw/assets.ts'
import { draw } from '../draw/draw.ts'
import { createDrawingCache } from '../draw/drawing-cache.ts'

const createAssets = (isTextKept: boolean) => {
  const brushes: ReturnType<typeof createFakeBrush>[] = []
  const assets: Assets<string> = {
    picture: () => undefined,
    frame: () => undefined,
    createSurface: (size) => {
      const brush = createFakeBrush()
      brushes.push(brush)
      return { image: `surface ${brushes.length}`, ...size, brush }
    },
    object: () => undefined,
    cache: createDrawingCache(),
    isDrawingCached: isTextKept,
  }
  return { assets, brushes }
}

const paintTwice = (isTextKept: boolean) => {
  const { assets, brushes } = createAssets(isTextKept)
  const brush = createFakeBrush()
  const scene = createScene({ layers: [createTextLayer({ text: 'слово' })] })
  for (const seconds of [0, 1]) draw({ brush, scene, seconds, assets, scale: 0.5 })
  return { onCanvas: brush.written.length, apart: brushes.map(({ written }) => written.length) }
}

it('writes letters once where they are kept, and at every frame where they are not', () => {
  expect(paintTwice(true)).toEqual({ onCanvas: 0, apart: [1] })
  expect(paintTwice(false)).toEqual({ onCanvas: 2, apart: [] })
})

it('keeps letters on whole pixels', () => {
  const { assets } = createAssets(true)
  const scene = createScene({ layers: [createTextLayer({ text: 'слово' })] })
  draw({ brush: createFakeBrush(), scene, seconds: 0, assets, scale: 0.37 })
  const [kept] = assets.cache.pictures.values()
  expect(kept?.at && Math.abs((kept.at.x * 0.37) % 1)).toBeLessThan(1e-6)
  expect(kept?.width).toBe(Math.round(kept?.width ?? 0))
})
