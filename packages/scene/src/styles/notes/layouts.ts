import { placeFigure } from '../kit/figure.ts'
import { drawArrow, drawDoubleLine } from '../kit/pen-lines.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { hasOtherGround, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { NotesPalette } from './palette.ts'
import {
  bodyLetters,
  composeNotes,
  placeArt,
  placeDoodle,
  placeNotesWords,
  placeRinged,
  titleLetters,
} from './parts.ts'

const WHITE_MARK = '#ffffffcc'

const hook: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { count } = splitCount(slide.card.title)
  const words = placeNotesWords(
    input,
    { textColour: p.red },
    {
      from: page.y(count ? 640 : 330),
      until: page.y(slide.photo ? 950 : 1100),
      titleSize: count ? 152 : 190,
      text: { size: 84, gap: 40, width: 680, turn: -2 },
    },
  )
  const ring = { x: page.left + 6, y: page.y(326), size: 280 * k, colour: p.red, seed: 6 }
  const top = words.bottom + 40 * k
  return composeNotes(input, 'squared', {
    figure: count ? placeRinged(count, ring) : [],
    words: words.pieces,
    art: placeArt(input, { cx: 640, cy: 1480, size: 540, turn: 5, top }),
    overObject: [
      placeDoodle(input, { slot: 1, cx: 200, cy: 1640, size: 240, turn: -12 }),
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
    ],
  })
}

const item: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { n } = slide.card
  const isOnNote = hasOtherGround(slide.card)
  const words = placeNotesWords(input, isOnNote ? { mark: WHITE_MARK } : {}, {
    from: page.y(n === null ? 340 : 600),
    until: page.y(1180),
    titleSize: 180,
    text: { size: 82, width: 840 },
  })
  const ring = {
    x: page.left + 6,
    y: page.y(332),
    size: 220 * k,
    colour: isOnNote ? p.redOnMarker : p.red,
    seed: slide.seed + 2,
  }
  return composeNotes(input, isOnNote ? 'note' : 'squared', {
    figure: n === null ? [] : placeRinged(String(n), ring),
    words: words.pieces,
    art: placeArt(input, { cx: 640, cy: 1560, size: 560, turn: 5, top: words.bottom + 40 * k }),
  })
}

const number: Layout<NotesPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const figure = placeFigure(slide.card, page, {
    top: 270,
    size: 560,
    unitSizes: [330, 230],
    gap: 50,
    letters: { ...titleLetters(p.pen), tracking: -0.02 },
  })
  const words = placeNotesWords(
    input,
    { mark: WHITE_MARK },
    {
      from: figure.bottom + 100 * k,
      until: page.y(1250),
      titleSize: 136,
      text: { size: 76, gap: 30, width: 800 },
    },
  )
  return composeNotes(input, 'note', {
    figure: [
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
    ],
    words: words.pieces,
    art: placeArt(input, { cx: 640, cy: 1580, size: 430, turn: 6, top: words.bottom + 40 * k }),
  })
}

const quote: Layout<NotesPalette> = (input) => {
  const { page, palette: p } = input
  const words = placeNotesWords(
    input,
    { textColour: p.red },
    {
      from: page.y(560),
      until: page.y(1250),
      titleSize: 172,
      text: { size: 82, gap: 44, width: 740, turn: -2 },
    },
  )
  const top = words.bottom + 40 * page.k
  return composeNotes(input, 'lined', {
    figure: [
      placeQuotationMark(page, { letters: titleLetters(p.red), size: 460, top: 310, bottom: 540 }),
    ],
    words: words.pieces,
    art: placeArt(input, { cx: 650, cy: 1560, size: 460, turn: 6, top }),
  })
}

const cta: Layout<NotesPalette> = (input) => {
  const { page, palette: p } = input
  const { k } = page
  const words = placeNotesWords(
    input,
    { mark: WHITE_MARK },
    {
      from: page.y(330),
      until: page.y(1220),
      titleSize: 184,
      text: { size: 82 },
      act: {
        letters: { ...bodyLetters(p.red), leading: 0.96 },
        size: 84,
        gap: 44,
        width: 740,
        turn: -2,
        plate: { colour: '#fffdf6', per: 'block', padding: 46 * k, radius: 2 },
      },
    },
  )
  return composeNotes(input, 'note', {
    words: words.pieces,
    underObject: [
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
    ],
    art: placeArt(input, { cx: 430, cy: 1590, size: 400, turn: 6, top: words.bottom + 30 * k }),
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
