import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { drawArrow, drawDoubleLine } from '../kit/pen-lines.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { hasOtherGround, noteOf, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { NotesPalette } from './palette.ts'
import {
  bodyBlock,
  bodyLetters,
  layArt,
  layDoodle,
  layPage,
  layRinged,
  titleBlock,
  titleLetters,
} from './parts.ts'

const WHITE_MARK = '#ffffffcc'

const hook: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { count, rest } = splitCount(slide.card.title)
  const y = page.y(count ? 640 : 330)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(slide.photo ? 950 : 1100) - y,
    blocks: [
      titleBlock(count ? rest : slide.card.title, { size: (count ? 152 : 190) * k, p }),
      bodyBlock(slide.card.sub, { size: 84 * k, colour: p.red, up: 40 * k, width: 680, turn: -2 }),
    ],
  })
  const top = words.bottom + 40 * k
  return [
    ...layPage(slide, page, p, 'squared'),
    ...(count
      ? layRinged(count, {
          x: page.left + 6,
          y: page.y(326),
          size: 280 * k,
          colour: p.red,
          seed: 6,
        })
      : []),
    ...words.pieces,
    ...layArt(slide, page, p, { cx: 640, cy: page.y(1480), size: 540 * k, turn: 5, top }),
    ...(slide.photo
      ? []
      : [
          layDoodle(slide, p, { slot: 1, cx: 200, cy: page.y(1640), size: 240 * k, turn: -12 }),
          drawArrow({
            name: 'arrow',
            part: 'detail',
            x: 250,
            y: Math.max(top, page.y(1210)),
            dx: 110 * k,
            dy: 130 * k,
            bend: 0.35,
            head: 54 * k,
            width: 13,
            colour: p.red,
            seed: 4,
          }),
        ]),
  ]
}

const item: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { n } = slide.card
  const y = page.y(n === null ? 340 : 600)
  const isOnNote = hasOtherGround(slide.card)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1180) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 180 * k, p, ...(isOnNote ? { mark: WHITE_MARK } : {}) }),
      bodyBlock(slide.card.body, { size: 82 * k, colour: p.graphite, width: 840 }),
    ],
  })
  return [
    ...layPage(slide, page, p, isOnNote ? 'note' : 'squared'),
    ...(n === null
      ? []
      : layRinged(String(n), {
          x: page.left + 6,
          y: page.y(332),
          size: 220 * k,
          colour: isOnNote ? p.redOnMarker : p.red,
          seed: slide.seed + 2,
        })),
    ...words.pieces,
    ...layArt(slide, page, p, {
      cx: 640,
      cy: page.y(1560),
      size: 560 * k,
      turn: 5,
      top: words.bottom + 40 * k,
    }),
  ]
}

const number: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { value, unit, title } = slide.card
  const figure = setFigure({
    value,
    unit,
    x: page.left,
    y: page.y(270),
    width: page.right - page.left,
    size: 560 * k,
    unitSize: (unit.length > 1 ? 230 : 330) * k,
    gap: 50 * k,
    letters: { ...titleLetters(p.pen), tracking: -0.02 },
  })
  const y = figure.bottom + 100 * k
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1250) - y,
    blocks: [
      titleBlock(title, { size: 136 * k, p, mark: WHITE_MARK }),
      bodyBlock(noteOf(slide.card), { size: 76 * k, colour: p.graphite, up: 30 * k, width: 800 }),
    ],
  })
  return [
    ...layPage(slide, page, p, 'note'),
    ...figure.pieces,
    drawDoubleLine({
      name: 'underline',
      part: 'detail',
      x: page.left + 6,
      y: figure.bottom + 38 * k,
      length: Math.min(page.right, figure.right + 20) - page.left - 6,
      width: 18,
      colour: p.redOnMarker,
      seed: 4,
    }),
    ...words.pieces,
    ...layArt(slide, page, p, {
      cx: 640,
      cy: page.y(1580),
      size: 430 * k,
      turn: 6,
      top: words.bottom + 40 * k,
    }),
  ]
}

const quote: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const y = page.y(560)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1250) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 172 * k, p }),
      bodyBlock(slide.card.sub, { size: 82 * k, colour: p.red, up: 44 * k, width: 740, turn: -2 }),
    ],
  })
  return [
    ...layPage(slide, page, p, 'lined'),
    setQuotationMark({
      letters: titleLetters(p.red),
      size: 460 * k,
      x: page.left,
      y: page.y(310),
      height: page.y(540) - page.y(310),
    }),
    ...words.pieces,
    ...layArt(slide, page, p, {
      cx: 650,
      cy: page.y(1560),
      size: 460 * k,
      turn: 6,
      top: words.bottom + 40 * k,
    }),
  ]
}

const cta: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(1220) - page.y(330),
    blocks: [
      titleBlock(slide.card.title, { size: 184 * k, p, mark: WHITE_MARK }),
      bodyBlock(slide.card.sub, { size: 82 * k, colour: p.graphite }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { ...bodyLetters(p.red), leading: 0.96 },
        size: 84 * k,
        up: 44 * k,
        width: 740,
        turn: -2,
        plate: { colour: '#fffdf6', per: 'block', padding: 46 * k, radius: 2 },
      },
    ],
  })
  return [
    ...layPage(slide, page, p, 'note'),
    ...words.pieces,
    ...(slide.photo
      ? []
      : [
          drawArrow({
            name: 'arrow',
            part: 'detail',
            x: 760,
            y: words.bottom + 10 * k,
            dx: 180 * k,
            dy: 150 * k,
            bend: -0.3,
            head: 54 * k,
            width: 14,
            colour: p.redOnMarker,
            seed: 4,
          }),
        ]),
    ...layArt(slide, page, p, {
      cx: 430,
      cy: page.y(1590),
      size: 400 * k,
      turn: 6,
      top: words.bottom + 30 * k,
    }),
  ]
}

export const layouts: Record<SlideRole, Layout<NotesPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
