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
import { fromBrand, type NotesPalette, PALETTES, withAccent } from './palette.ts'
import { bodyLetters, markerMark, titleLetters } from './parts.ts'

/** A page of squared paper, a pen, a marker and drawings by hand. */
export const notes = defineStyle<NotesPalette>({
  key: 'notes',
  name: 'Конспект',
  description: 'Тетрадь в клетку, ручка, маркер и рисунки',
  suits: ['education', 'kids', 'psychology', 'health', 'law'],
  music: ['lofi', 'inspiring'],
  motion,
  cutEdge: { colour: '#ffffff', width: 12 },
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (p) => [
    [p.pen, p.paper],
    [p.pen, p.marker],
    [p.red, p.paper],
    [p.graphite, p.marker],
    [p.graphite, p.first],
    [p.graphite, p.second],
    [p.pen, p.first],
    [p.pen, p.second],
    [p.pen, p.before],
    [p.pen, p.after],
    [p.red, '#fffdf6'],
  ],
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<NotesPalette>((p) => ({
    title: { ...titleLetters(p.pen), leading: 1.04 },
    titleSize: 150,
    body: { ...bodyLetters(p.graphite), leading: 1.08 },
    bodySize: 76,
    plate: p.paper,
    radius: 0.04,
    mark: markerMark(p.marker, p.pen),
  })),
})
