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
import { fromBrand, type JournalPalette, PALETTES, withAccent } from './palette.ts'
import { accentMark, bodyLetters, titleLetters } from './parts.ts'

/** Looks like a magazine page: serif type, wide margins, an object in one clay colour. */
export const journal = defineStyle<JournalPalette>({
  key: 'journal',
  name: 'Журнал',
  description: 'Засечки, воздух и предмет в нише. Дорого и спокойно',
  suits: ['beauty', 'psychology', 'home', 'law', 'events', 'health'],
  music: ['calm', 'lofi'],
  motion,
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (p) => [
    [p.deep, p.paper],
    [p.accent, p.paper],
    [p.deep, p.wall],
    [p.accentOnWall, p.wall],
    [p.paper, p.accent],
    [p.light, p.accent],
    [p.paper, p.deep],
    [p.wall, p.deep],
  ],
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<JournalPalette>((p) => ({
    title: titleLetters(p.deep),
    titleSize: 104,
    body: bodyLetters(p.deep),
    bodySize: 50,
    plate: p.paper,
    radius: 0.1,
    mark: accentMark(p.accent),
  })),
})
