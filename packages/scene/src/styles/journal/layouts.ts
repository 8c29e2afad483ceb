import { placeFigure } from '../kit/figure.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { placeText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { hasOtherGround, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { JournalPalette } from './palette.ts'
import {
  composeJournal,
  figureLetters,
  onDeep,
  onPaper,
  placeJournalWords,
  placeNiche,
  placeRound,
  titleLetters,
} from './parts.ts'

const placeNumber = (page: Page, text: string, size: number, colour: string): Piece =>
  placeText({
    name: 'figure',
    part: 'figure',
    lines: [text],
    letters: figureLetters(colour),
    size,
    x: page.left - 8,
    y: page.y(306),
    width: size * 0.62 * text.length,
  })

const hook: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { count } = splitCount(slide.card.title)
  const words = placeJournalWords(input, onPaper(p), {
    from: page.y(count ? 660 : 330),
    until: page.y(count ? 1040 : 970),
    titleSize: count ? 112 : 128,
    text: { size: 50, gap: 34 },
  })
  const top = Math.max(words.bottom + 50 * k, page.y(count ? 1080 : 1010))
  return composeJournal(input, onPaper(p), {
    art: placeNiche(input, { x: 140, top, width: 800, floor: 640, size: 470 }),
    figure: count ? [placeNumber(page, count, 340 * k, p.accent)] : [],
    words: words.pieces,
  })
}

const item: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { n } = slide.card
  const { round, ...look } = hasOtherGround(slide.card)
    ? { ground: p.deep, ink: p.paper, accent: p.wall, round: [p.wall, p.wall2] as const }
    : { ground: p.wall, ink: p.deep, accent: p.accentOnWall, round: [p.paper, p.paper] as const }
  const words = placeJournalWords(input, look, {
    from: page.y(n === null ? 340 : 630),
    until: page.y(1090),
    titleSize: 116,
    text: { size: 52, width: 800 },
  })
  return composeJournal(input, look, {
    art: placeRound(input, {
      cx: 640,
      cy: 1600,
      r: 500,
      size: 520,
      top: words.bottom + 30 * k,
      colours: round,
    }),
    figure: n === null ? [] : [placeNumber(page, String(n), 310 * k, look.accent)],
    words: words.pieces,
  })
}

const number: Layout<JournalPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const look = { ground: p.accent, ink: p.paper, accent: p.light }
  const figure = placeFigure(slide.card, page, {
    outdent: 14,
    top: 296,
    width: page.right - page.left,
    size: 460,
    unitSizes: [240, 160],
    gap: 28,
    letters: figureLetters(p.paper),
  })
  const words = placeJournalWords(input, look, {
    from: figure.bottom + 64 * k,
    until: page.y(1110),
    titleSize: 92,
    text: { size: 48, gap: 24, width: 820 },
  })
  const top = Math.max(words.bottom + 50 * k, page.y(1130))
  return composeJournal(input, look, {
    art: placeNiche(input, { x: 290, top, width: 660, floor: 530, size: 370 }),
    figure: figure.pieces,
    words: words.pieces,
  })
}

const quote: Layout<JournalPalette> = (input) => {
  const { page, palette: p } = input
  const words = placeJournalWords(input, onDeep(p), {
    from: page.y(580),
    until: page.y(1170),
    titleSize: 116,
    text: { size: 50, gap: 36, width: 780 },
  })
  const top = Math.max(words.bottom + 50 * page.k, page.y(1190))
  return composeJournal(input, onDeep(p), {
    art: placeNiche(input, { x: 290, top, width: 660, floor: 490, size: 350 }),
    figure: [
      placeQuotationMark(page, {
        letters: titleLetters(p.wall2),
        size: 420,
        outdent: 16,
        top: 326,
      }),
    ],
    words: words.pieces,
  })
}

const cta: Layout<JournalPalette> = (input) => {
  const { page, palette: p } = input
  const { k } = page
  const words = placeJournalWords(input, onDeep(p), {
    from: page.y(330),
    until: page.y(1140),
    titleSize: 122,
    text: { size: 54 },
    act: {
      letters: { ...titleLetters(p.deep), leading: 1.2, tracking: 0 },
      size: 48,
      gap: 44,
      width: 800,
      plate: { colour: p.wall, per: 'block', padding: 36 * k, radius: 62 * k },
    },
  })
  const top = Math.max(words.bottom + 56 * k, page.y(1190))
  return composeJournal(input, onDeep(p), {
    art: placeNiche(input, { x: 190, top, width: 700, floor: 500, size: 370 }),
    words: words.pieces,
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
