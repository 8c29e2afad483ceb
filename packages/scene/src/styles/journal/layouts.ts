import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { fillGround, grain } from '../kit/shapes.ts'
import { setText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { hasOtherGround, noteOf, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { JournalPalette } from './palette.ts'
import {
  bodyBlock,
  figureLetters,
  layHead,
  layNiche,
  layRound,
  titleBlock,
  titleLetters,
} from './parts.ts'

const setNumber = (page: Page, text: string, size: number, colour: string): Piece =>
  setText({
    name: 'figure',
    part: 'figure',
    lines: [text],
    letters: figureLetters(colour),
    size,
    x: page.left - 8,
    y: page.y(306),
    width: size * 0.62 * text.length,
  })

const hook: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { count, rest } = splitCount(slide.card.title)
  const { k } = page
  const y = page.y(count ? 660 : 330)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(count ? 1040 : 970) - y,
    blocks: [
      titleBlock(count ? rest : slide.card.title, {
        size: (count ? 112 : 128) * k,
        colour: p.deep,
        key: p.accent,
      }),
      bodyBlock(slide.card.sub, { size: 50 * k, colour: p.deep, up: 34 * k }),
    ],
  })
  const top = Math.max(words.bottom + 50 * k, page.y(count ? 1080 : 1010))
  return [
    fillGround(page, p.paper),
    grain(page),
    ...layNiche(slide, page, p, { x: 140, top, width: 800, floor: 640 * k, size: 470 * k }),
    ...layHead(slide, page, { brand, colour: p.deep }),
    ...(count ? [setNumber(page, count, 340 * k, p.accent)] : []),
    ...words.pieces,
  ]
}

const item: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const { n } = slide.card
  const y = page.y(n === null ? 340 : 630)
  const look = hasOtherGround(slide.card)
    ? { ground: p.deep, ink: p.paper, key: p.wall, round: [p.wall, p.wall2] as const }
    : { ground: p.wall, ink: p.deep, key: p.accentOnWall, round: [p.paper, p.paper] as const }
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1090) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 116 * k, colour: look.ink, key: look.key }),
      bodyBlock(slide.card.body, { size: 52 * k, colour: look.ink, width: 800 }),
    ],
  })
  return [
    fillGround(page, look.ground),
    grain(page),
    ...layRound(slide, page, p, {
      cx: 640,
      cy: 1600,
      r: 500,
      size: 520,
      top: words.bottom + 30 * k,
      colours: look.round,
    }),
    ...layHead(slide, page, { brand, colour: look.ink }),
    ...(n === null ? [] : [setNumber(page, String(n), 310 * k, look.key)]),
    ...words.pieces,
  ]
}

const number: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const { value, unit, title } = slide.card
  const figure = setFigure({
    value,
    unit,
    x: page.left - 14,
    y: page.y(296),
    width: page.right - page.left,
    size: 460 * k,
    unitSize: (unit.length > 1 ? 160 : 240) * k,
    gap: 28 * k,
    letters: figureLetters(p.paper),
  })
  const y = figure.bottom + 64 * k
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1110) - y,
    blocks: [
      titleBlock(title, { size: 92 * k, colour: p.paper, key: p.light }),
      bodyBlock(noteOf(slide.card), { size: 48 * k, colour: p.paper, up: 24 * k, width: 820 }),
    ],
  })
  const top = Math.max(words.bottom + 50 * k, page.y(1130))
  return [
    fillGround(page, p.accent),
    grain(page),
    ...layNiche(slide, page, p, { x: 290, top, width: 660, floor: 530 * k, size: 370 * k }),
    ...layHead(slide, page, { brand, colour: p.paper }),
    ...figure.pieces,
    ...words.pieces,
  ]
}

const quote: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const y = page.y(580)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1170) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 116 * k, colour: p.paper, key: p.wall }),
      bodyBlock(slide.card.sub, { size: 50 * k, colour: p.paper, up: 36 * k, width: 780 }),
    ],
  })
  const top = Math.max(words.bottom + 50 * k, page.y(1190))
  return [
    fillGround(page, p.deep),
    grain(page, '#ffffff08'),
    ...layNiche(slide, page, p, { x: 290, top, width: 660, floor: 490 * k, size: 350 * k }),
    ...layHead(slide, page, { brand, colour: p.wall }),
    setQuotationMark({
      letters: titleLetters(p.wall2),
      size: 420 * k,
      x: page.left - 16,
      y: page.y(326),
      height: page.y(586) - page.y(326),
    }),
    ...words.pieces,
  ]
}

const cta: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(1140) - page.y(330),
    blocks: [
      titleBlock(slide.card.title, { size: 122 * k, colour: p.paper, key: p.wall }),
      bodyBlock(slide.card.sub, { size: 54 * k, colour: p.paper }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { ...titleLetters(p.deep), leading: 1.2, tracking: 0 },
        size: 48 * k,
        up: 44 * k,
        width: 800,
        plate: { colour: p.wall, per: 'block', padding: 36 * k, radius: 62 * k },
      },
    ],
  })
  const top = Math.max(words.bottom + 56 * k, page.y(1190))
  return [
    fillGround(page, p.deep),
    grain(page, '#ffffff08'),
    ...layNiche(slide, page, p, { x: 190, top, width: 700, floor: 500 * k, size: 370 * k }),
    ...layHead(slide, page, { brand, colour: p.wall }),
    ...words.pieces,
  ]
}

export const layouts: Record<SlideRole, Layout<JournalPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
