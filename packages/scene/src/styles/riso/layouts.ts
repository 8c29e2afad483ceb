import { placeFigure } from '../kit/figure.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { buildTextStyle } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { hasOtherGround } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { hotOnInk, type RisoPalette } from './palette.ts'
import {
  blockMark,
  composeRiso,
  onInk,
  onPaper,
  placeArt,
  placeDots,
  placePosterWords,
  posterLetters,
} from './parts.ts'

const hook: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  const words = placePosterWords(input, onPaper(p), {
    from: page.y(326),
    titleHeight: page.y(slide.photo ? 860 : 1010) - page.y(326),
    titleSize: 330,
    text: { size: 62, gap: 26, until: page.y(1130) },
  })
  return composeRiso(input, onPaper(p), {
    art: placeArt(input, {
      cx: 570,
      cy: 1470,
      size: 600,
      turn: -4,
      top: words.bottom + 40 * page.k,
      disc: { cy: 1500, r: 440, colour: p.hot },
      over: [placeDots(page, { from: 1560, colour: p.ink, cell: 30 })],
    }),
    words: words.pieces,
  })
}

/** The number of the item as large as half the canvas. */
const placeGiant = (page: Page, n: number, colour: string): Piece => {
  const size = 1120 * page.k
  return {
    name: 'giant',
    part: 'decor',
    layer: {
      kind: 'text',
      text: String(n),
      style: { ...buildTextStyle(posterLetters(colour), size), lineHeight: 1 },
      box: { x: 500, y: page.y(1010), width: 700, height: size },
      align: 'left',
      anchor: 'top',
    },
  }
}

const item: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { n } = slide.card
  const isOnPaper = hasOtherGround(slide.card)
  const [ground, light] = isOnPaper ? [p.paper, p.hot] : [p.hot, p.paper]
  const look = { ground, ink: p.ink, mark: blockMark(p.ink, light) }
  const words = placePosterWords(input, look, {
    from: page.y(326),
    titleHeight: page.y(930) - page.y(326),
    titleSize: 340,
    text: { size: 58, gap: 30, until: page.y(1210), isBold: !isOnPaper },
  })
  return composeRiso(input, look, {
    decor: n === null || slide.photo ? [] : [placeGiant(page, n, light)],
    words: words.pieces,
    art: placeArt(input, {
      cx: 430,
      cy: 1530,
      size: 600,
      turn: 6,
      top: words.bottom + 40 * page.k,
      ...(slide.photo ? { disc: { cy: 1500, r: 400, colour: light } } : {}),
    }),
    isArtInFront: true,
  })
}

const number: Layout<RisoPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const figure = placeFigure(slide.card, page, {
    outdent: 10,
    top: 330,
    width: page.right - page.left,
    size: 540,
    unitSizes: [300, 210],
    gap: 36,
    letters: { ...posterLetters(p.ink), isUppercase: false, tracking: -0.03 },
    unitColour: p.hotType,
  })
  const words = placePosterWords(input, onPaper(p), {
    from: figure.bottom + 60 * k,
    titleHeight: 190 * k,
    titleSize: 150,
    text: { size: 56, gap: 24, until: page.y(1220), width: 800 },
  })
  return composeRiso(input, onPaper(p), {
    art: placeArt(input, {
      cx: 610,
      cy: 1540,
      size: 520,
      turn: 6,
      top: words.bottom + 50 * k,
      disc: { cy: 1570, r: 400, colour: p.hot },
    }),
    figure: figure.pieces,
    words: words.pieces,
  })
}

const quote: Layout<RisoPalette> = (input) => {
  const { page, palette: p } = input
  const words = placePosterWords(input, onInk(p), {
    from: page.y(590),
    titleHeight: page.y(1110) - page.y(590),
    titleSize: 230,
    text: { size: 60, gap: 30, until: page.y(1330), width: 760 },
  })
  return composeRiso(input, onInk(p), {
    art: placeArt(input, {
      cx: 650,
      cy: 1640,
      size: 460,
      turn: 6,
      top: words.bottom + 40 * page.k,
      disc: { cy: 1660, r: 400, colour: p.hot },
    }),
    figure: [
      placeQuotationMark(page, {
        letters: posterLetters(hotOnInk(p)),
        size: 480,
        outdent: 20,
        top: 342,
      }),
    ],
    words: words.pieces,
  })
}

const cta: Layout<RisoPalette> = (input) => {
  const { page, palette: p } = input
  const { k } = page
  const look = { ground: p.hot, ink: p.ink, mark: blockMark(p.ink, p.paper) }
  const words = placePosterWords(input, look, {
    from: page.y(326),
    titleHeight: page.y(870) - page.y(326),
    titleSize: 280,
    text: { size: 60, gap: 30, until: page.y(1200), isBold: true },
    act: {
      letters: { font: 'oswald', weight: 'bold', leading: 1.14, colour: p.paper },
      size: 60,
      gap: 30,
      width: 780,
      plate: { colour: p.ink, per: 'block', padding: 28 * k, radius: 0 },
    },
  })
  return composeRiso(input, look, {
    art: placeArt(input, {
      cx: 440,
      cy: 1590,
      size: 500,
      turn: 8,
      body: p.hot,
      top: words.bottom + 50 * k,
      disc: { cy: 1620, r: 420, colour: p.paper },
    }),
    words: words.pieces,
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
