import { fontKey } from '@kadr/contract/studio/scene/text'
import { buildFontName, EMOJI_FONT, listFonts } from '@kadr/scene/text/fonts'
import { TEXT_PRESETS } from '@kadr/scene/text/presets'
import { GlobalFonts } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { textLayer } from '../test/tiny-scene.ts'
import { registerFonts } from './fonts.ts'
import { createSurface } from './surface.ts'

const WEIGHTS = ['regular', 'bold', 'heavy'] as const

it('has every weight of every family that a style may name', () => {
  for (const font of fontKey.options) {
    for (const weight of WEIGHTS) {
      const style = { ...TEXT_PRESETS.outline.style, font, weight }
      registerFonts({ layers: [textLayer({ style, text: 'Ёж' })] })
    }
  }
  expect(listFonts().filter(({ name }) => !GlobalFonts.has(name))).toEqual([])
})

it('draws the letters of the family, not of the machine', () => {
  registerFonts({ layers: [textLayer()] })
  const { brush } = createSurface({ width: 10, height: 10 })
  const widthIn = (name: string) => {
    brush.font = `100px "${name}"`
    return brush.measureText('Щёлк ₽').width
  }
  const heavy = widthIn(buildFontName({ font: 'montserrat', weight: 900 }))
  expect(heavy).not.toBeCloseTo(widthIn('no such font'), 0)
})

it('draws emoji in colour', () => {
  registerFonts({ layers: [textLayer({ text: '🔥' })] })
  const { brush } = createSurface({ width: 80, height: 80 })
  brush.font = `60px "${EMOJI_FONT}"`
  brush.fillStyle = '#000000'
  brush.fillText('🔥', 5, 60)
  const { data } = brush.getImageData(0, 0, 80, 80)
  const hasRed = Array.from({ length: 6400 }, (_, at) => at * 4).some(
    (at) => (data[at] ?? 0) > 200 && (data[at + 2] ?? 255) < 90,
  )
  expect(hasRed).toBe(true)
})
