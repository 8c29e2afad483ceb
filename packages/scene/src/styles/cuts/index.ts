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
import { type CutsPalette, fromBrand, inkOnLight, PALETTES, withAccent } from './palette.ts'
import { bodyLetters, strip, titleLetters } from './parts.ts'

/** Cut paper and one strong colour: black type, key phrases on paper strips, sticker objects. */
export const cuts = defineStyle<CutsPalette>({
  key: 'cuts',
  name: 'Вырезки',
  description: 'Цветная бумага, крупные буквы и наклейки. Подходит к любой теме',
  suits: ['home', 'travel', 'education', 'shop', 'health', 'kids', 'food', 'marketing'],
  music: ['upbeat', 'inspiring'],
  motion,
  cutEdge: { colour: '#ffffff', width: 14 },
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (p) => [
    [p.ink, p.paper],
    [p.ink, p.sun],
    [p.ink, p.sky],
    [p.ink, p.grey],
    [p.ink, p.butter],
    [p.onBrand, p.brand],
    [p.onBrand, p.deep],
    ['#ffffff', p.coral],
    [inkOnLight(p, p.paper), p.paper],
    [inkOnLight(p, p.sky), p.sky],
  ],
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<CutsPalette>((p) => ({
    title: titleLetters(p.ink),
    titleSize: 112,
    body: bodyLetters(p.ink),
    bodySize: 52,
    plate: p.paper,
    radius: 0.06,
    mark: strip(p.brand, p.onBrand),
  })),
})
