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
import { fromBrand, type NightPalette, PALETTES, withAccent } from './palette.ts'
import { blockMark, bodyLetters, titleLetters } from './parts.ts'

/** Black, wide heavy type and one bright colour, also used for objects. */
export const night = defineStyle<NightPalette>({
  key: 'night',
  name: 'Ночь',
  description: 'Чёрный фон, один яркий цвет и широкие буквы. Останавливает ленту',
  suits: ['finance', 'tech', 'sport', 'auto', 'marketing'],
  music: ['dramatic', 'rhythmic'],
  motion,
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (p) => [
    [p.text, p.bg],
    [p.text, p.panel],
    [p.hot, p.bg],
    [p.hot, p.panel],
    [p.bg, p.hot],
  ],
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<NightPalette>((p) => ({
    title: titleLetters(p.text),
    titleSize: 94,
    body: bodyLetters(p.text),
    bodySize: 50,
    plate: p.bg,
    radius: 0.16,
    mark: blockMark(p.hot, p.bg),
  })),
})
