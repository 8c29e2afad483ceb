import { bindBoards } from '../kit/board/board.ts'
import { BOARDS } from '../kit/board/layouts.ts'
import { bareCompositions } from '../kit/compositions/bare.ts'
import { bothPhotos } from '../kit/compositions/both-photos.ts'
import { withCompositions } from '../kit/compositions/compositions.ts'
import { placeOverPhoto } from '../kit/overlay.ts'
import { defineStyle } from '../style.ts'
import { boardOf } from './board.ts'
import { layouts } from './layouts.ts'
import { motion } from './motion.ts'
import { fromBrand, PALETTES, type StudioPalette, setOf, withAccent } from './palette.ts'
import { bodyLetters, pillMark, titleLetters } from './parts.ts'

/** A studio set of one colour with a podium and a large toy-like object. */
export const studio = defineStyle<StudioPalette>({
  key: 'studio',
  name: 'Студия',
  description: 'Цветная студия, подиум и крупный предмет',
  suits: ['shop', 'kids', 'beauty', 'food', 'travel'],
  music: ['inspiring', 'upbeat'],
  motion,
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (palette) =>
    palette.flatMap((set) => [
      [set.type, set.wall] as const,
      [set.onType, set.type] as const,
      [set.deep, '#fffdf8'] as const,
      ['#fff7ec', set.deep] as const,
    ]),
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<StudioPalette>((palette) => {
    const set = setOf(palette, 0)
    return {
      title: titleLetters(set.deep),
      titleSize: 92,
      body: bodyLetters(set.deep),
      bodySize: 48,
      plate: '#fffdf8',
      radius: 0.3,
      mark: pillMark({ ...set, type: set.deep, onType: set.lit }),
    }
  }),
})
