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
import { fromBrand, hotOnInk, PALETTES, type RisoPalette, withAccent } from './palette.ts'
import { bodyLetters, inkMark, posterLetters } from './parts.ts'

/** Risograph poster: two inks on rough paper, halftone objects. */
export const riso = defineStyle<RisoPalette>({
  key: 'riso',
  name: 'Рисо',
  description: 'Плакат в две краски: узкие заглавные буквы и растр',
  suits: ['food', 'auto', 'sport', 'events', 'marketing', 'travel'],
  music: ['rhythmic', 'upbeat'],
  motion,
  palettes: PALETTES,
  fromBrand,
  withAccent,
  pairs: (p) => [
    [p.ink, p.paper],
    [p.hotType, p.paper],
    [p.ink, p.hot],
    [p.paper, p.ink],
    [hotOnInk(p), p.ink],
  ],
  layouts: { ...withCompositions(layouts, boardOf), ...bindBoards(boardOf)(BOARDS) },
  bare: bareCompositions(boardOf),
  both: bothPhotos(boardOf),
  overlay: placeOverPhoto<RisoPalette>((p) => ({
    title: { ...posterLetters(p.ink), leading: 1.18 },
    titleSize: 120,
    body: bodyLetters(p.ink, false),
    bodySize: 58,
    plate: p.paper,
    radius: 0,
    mark: inkMark(p.hotType),
  })),
})
