import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { buildTextStyle } from '../kit/words.ts'
import { hasOtherGround, noteOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { hotOnInk, type RisoPalette } from './palette.ts'
import {
  blockMark,
  bodyBlock,
  inkMark,
  layArt,
  layDots,
  layGround,
  layHead,
  layPoster,
  posterLetters,
} from './parts.ts'

const hook: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const width = page.right - page.left
  const title = layPoster(slide.card.title, {
    x: page.left,
    y: page.y(326),
    width,
    height: page.y(slide.photo ? 860 : 1010) - page.y(326),
    most: 330 * k,
    colour: p.ink,
    mark: inkMark(p.hotType),
  })
  const words = setColumn({
    x: page.left,
    y: title.bottom + 26 * k,
    width,
    height: page.y(1130) - title.bottom - 26 * k,
    blocks: [bodyBlock(slide.card.sub, { size: 62 * k, colour: p.ink })],
  })
  return [
    ...layGround(page, p.paper),
    ...layArt(slide, page, p, {
      cx: 570,
      cy: page.y(1470),
      size: 600 * k,
      turn: -4,
      top: words.bottom + 40 * k,
      disc: { cy: 1500, r: 440, colour: p.hot },
      over: [layDots(page, { from: 1560, colour: p.ink, cell: 30 })],
    }),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...title.pieces,
    ...words.pieces,
  ]
}

const item: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const { n } = slide.card
  const width = page.right - page.left
  const isOnPaper = hasOtherGround(slide.card)
  const [ground, light] = isOnPaper ? [p.paper, p.hot] : [p.hot, p.paper]
  const title = layPoster(slide.card.title, {
    x: page.left,
    y: page.y(326),
    width,
    height: page.y(930) - page.y(326),
    most: 340 * k,
    colour: p.ink,
    mark: blockMark(p.ink, light),
  })
  const words = setColumn({
    x: page.left,
    y: title.bottom + 30 * k,
    width,
    height: page.y(1210) - title.bottom - 30 * k,
    blocks: [bodyBlock(slide.card.body, { size: 58 * k, colour: p.ink, isBold: !isOnPaper })],
  })
  const giant = 1120 * k
  return [
    ...layGround(page, ground),
    ...(n === null || slide.photo
      ? []
      : [
          {
            name: 'giant',
            part: 'decor' as const,
            layer: {
              kind: 'text' as const,
              text: String(n),
              style: { ...buildTextStyle(posterLetters(light), giant), lineHeight: 1 },
              box: { x: 500, y: page.y(1010), width: 700, height: giant },
              align: 'left' as const,
              anchor: 'top' as const,
            },
          },
        ]),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...title.pieces,
    ...words.pieces,
    ...layArt(slide, page, p, {
      cx: 430,
      cy: page.y(1530),
      size: 600 * k,
      turn: 6,
      top: words.bottom + 40 * k,
      ...(slide.photo ? { disc: { cy: 1500, r: 400, colour: light } } : {}),
    }),
  ]
}

const number: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const { value, unit, title: label } = slide.card
  const width = page.right - page.left
  const figure = setFigure({
    value,
    unit,
    x: page.left - 10,
    y: page.y(330),
    width,
    size: 540 * k,
    unitSize: (unit.length > 1 ? 210 : 300) * k,
    gap: 36 * k,
    letters: { ...posterLetters(p.ink), isUppercase: false, tracking: -0.03 },
    unitColour: p.hotType,
  })
  const title = layPoster(label, {
    x: page.left,
    y: figure.bottom + 60 * k,
    width,
    height: 190 * k,
    most: 150 * k,
    colour: p.ink,
    mark: inkMark(p.hotType),
  })
  const words = setColumn({
    x: page.left,
    y: title.bottom + 24 * k,
    width,
    height: page.y(1220) - title.bottom - 24 * k,
    blocks: [bodyBlock(noteOf(slide.card), { size: 56 * k, colour: p.ink, width: 800 })],
  })
  return [
    ...layGround(page, p.paper),
    ...layArt(slide, page, p, {
      cx: 610,
      cy: page.y(1540),
      size: 520 * k,
      turn: 6,
      top: words.bottom + 50 * k,
      disc: { cy: 1570, r: 400, colour: p.hot },
    }),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...figure.pieces,
    ...title.pieces,
    ...words.pieces,
  ]
}

const quote: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const width = page.right - page.left
  const title = layPoster(slide.card.title, {
    x: page.left,
    y: page.y(590),
    width,
    height: page.y(1110) - page.y(590),
    most: 230 * k,
    colour: p.paper,
    mark: inkMark(hotOnInk(p)),
  })
  const words = setColumn({
    x: page.left,
    y: title.bottom + 30 * k,
    width,
    height: page.y(1330) - title.bottom - 30 * k,
    blocks: [bodyBlock(slide.card.sub, { size: 60 * k, colour: p.paper, width: 760 })],
  })
  return [
    ...layGround(page, p.ink),
    ...layArt(slide, page, p, {
      cx: 650,
      cy: page.y(1640),
      size: 460 * k,
      turn: 6,
      top: words.bottom + 40 * k,
      disc: { cy: 1660, r: 400, colour: p.hot },
    }),
    ...layHead(slide, page, { brand, colour: p.paper }),
    setQuotationMark({
      letters: posterLetters(hotOnInk(p)),
      size: 480 * k,
      x: page.left - 20,
      y: page.y(342),
      height: page.y(602) - page.y(342),
    }),
    ...title.pieces,
    ...words.pieces,
  ]
}

const cta: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const width = page.right - page.left
  const title = layPoster(slide.card.title, {
    x: page.left,
    y: page.y(326),
    width,
    height: page.y(870) - page.y(326),
    most: 280 * k,
    colour: p.ink,
    mark: blockMark(p.ink, p.paper),
  })
  const words = setColumn({
    x: page.left,
    y: title.bottom + 30 * k,
    width,
    height: page.y(1200) - title.bottom - 30 * k,
    blocks: [
      bodyBlock(slide.card.sub, { size: 60 * k, colour: p.ink, isBold: true }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { font: 'oswald', weight: 'bold', leading: 1.14, colour: p.paper },
        size: 60 * k,
        up: 30 * k,
        width: 780,
        plate: { colour: p.ink, per: 'block', padding: 28 * k, radius: 0 },
      },
    ],
  })
  return [
    ...layGround(page, p.hot),
    ...layArt(slide, page, p, {
      cx: 440,
      cy: page.y(1590),
      size: 500 * k,
      turn: 8,
      body: p.hot,
      top: words.bottom + 50 * k,
      disc: { cy: 1620, r: 420, colour: p.paper },
    }),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...title.pieces,
    ...words.pieces,
  ]
}

export const layouts: Record<SlideRole, Layout<RisoPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
