import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { fillGround, grain, rectangle } from '../kit/shapes.ts'
import { buildTextStyle } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { hasOtherGround, noteOf, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { NightPalette } from './palette.ts'
import { bodyBlock, inkOf, layArt, layGiant, layHead, titleBlock, titleLetters } from './parts.ts'

const TICKER = 'Сохраните себе'

/** A slanted tape that runs along the bottom. */
const layTicker = (page: Page, p: NightPalette): Piece[] => {
  const y = page.y(1740)
  const box = { x: -120, y, width: page.width + 240, height: 96 * page.k }
  return [
    rectangle({ name: 'tape', part: 'detail', box, paint: p.bg, turn: -5 }),
    {
      name: 'ticker',
      part: 'detail',
      layer: {
        kind: 'text',
        text: Array.from({ length: 5 }, () => TICKER)
          .join('   /   ')
          .replaceAll(' ', '\u00a0'),
        style: {
          ...buildTextStyle({ ...titleLetters(p.hot), leading: 1 }, 42 * page.k),
          minSize: 42 * page.k,
        },
        box: { ...box, x: page.width / 2 - 1600, width: 3200 },
        align: 'left',
        anchor: 'center',
        turn: -5,
        idle: { kind: 'drift', x: -260, y: 22 },
      },
    },
  ]
}

const hook: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { count, rest } = splitCount(slide.card.title)
  const y = page.y(count ? 770 : 330)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(count ? 1110 : 1010) - y,
    blocks: [
      titleBlock(count ? rest : slide.card.title, { size: (count ? 88 : 120) * k, p }),
      bodyBlock(slide.card.sub, { size: 52 * k, colour: p.text, up: (count ? 26 : 40) * k }),
    ],
  })
  return [
    fillGround(page, p.bg),
    grain(page, '#ffffff0a'),
    ...layArt(slide, page, p, {
      cx: 620,
      cy: page.y(1520),
      size: 740 * k,
      turn: -10,
      top: words.bottom + 50 * k,
      glow: 800,
    }),
    ...layHead(slide, page, p),
    ...(count
      ? [
          layGiant({
            text: count,
            x: page.left - 30,
            y: page.y(306),
            size: 440 * k,
            colour: p.hot,
            part: 'figure',
          }),
        ]
      : []),
    ...words.pieces,
  ]
}

const item: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { n } = slide.card
  const ground = hasOtherGround(slide.card) ? 'hot' : 'black'
  const isHot = ground === 'hot'
  const words = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(980) - page.y(330),
    blocks: [
      titleBlock(slide.card.title, { size: 122 * k, p, ground }),
      bodyBlock(slide.card.body, { size: 54 * k, colour: inkOf(p, ground) }),
    ],
  })
  return [
    fillGround(page, isHot ? p.hot : p.bg),
    isHot ? grain(page) : grain(page, '#ffffff0a'),
    ...(n === null || slide.photo
      ? []
      : [
          layGiant({
            text: String(n),
            x: -20,
            y: page.y(960),
            size: 1050 * k,
            colour: isHot ? `${p.bg}1f` : p.panel,
          }),
        ]),
    ...layArt(slide, page, p, {
      cx: 650,
      cy: page.y(1500),
      size: 620 * k,
      turn: 8,
      top: words.bottom + 50 * k,
      ...(isHot ? {} : { glow: 620 }),
    }),
    ...layHead(slide, page, p, ground),
    ...words.pieces,
  ]
}

const number: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { value, unit, title } = slide.card
  const figure = setFigure({
    value,
    unit,
    x: page.left - 20,
    y: page.y(316),
    width: page.right - page.left + 20,
    size: 430 * k,
    unitSize: (unit.length > 1 ? 116 : 190) * k,
    gap: 30 * k,
    letters: { ...titleLetters(p.bg), tracking: -0.07, wordSpacing: 0 },
  })
  const y = figure.bottom + 66 * k
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1190) - y,
    blocks: [
      titleBlock(title, { size: 88 * k, p, ground: 'hot' }),
      bodyBlock(noteOf(slide.card), { size: 50 * k, colour: p.bg, width: 830 }),
    ],
  })
  return [
    fillGround(page, p.hot),
    grain(page),
    ...layArt(slide, page, p, {
      cx: 620,
      cy: page.y(1560),
      size: 600 * k,
      turn: 8,
      top: words.bottom + 40 * k,
    }),
    ...layHead(slide, page, p, 'hot'),
    ...figure.pieces,
    ...words.pieces,
  ]
}

const quote: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const y = page.y(580)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1230) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 110 * k, p }),
      bodyBlock(slide.card.sub, { size: 52 * k, colour: p.text, width: 790 }),
    ],
  })
  return [
    fillGround(page, p.bg),
    grain(page, '#ffffff0a'),
    ...layArt(slide, page, p, {
      cx: 660,
      cy: page.y(1580),
      size: 520 * k,
      turn: 8,
      top: words.bottom + 50 * k,
      glow: 680,
    }),
    ...layHead(slide, page, p),
    setQuotationMark({
      letters: titleLetters(p.hot),
      size: 380 * k,
      x: page.left - 14,
      y: page.y(300),
      height: page.y(560) - page.y(300),
    }),
    ...words.pieces,
  ]
}

const cta: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(1180) - page.y(330),
    blocks: [
      titleBlock(slide.card.title, { size: 118 * k, p, ground: 'hot' }),
      bodyBlock(slide.card.sub, { size: 54 * k, colour: p.bg }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { ...titleLetters(p.hot), leading: 1.22, tracking: -0.02 },
        size: 48 * k,
        up: 44 * k,
        width: 810,
        plate: { colour: p.bg, per: 'block', padding: 44 * k, radius: 44 * k },
      },
    ],
  })
  return [
    fillGround(page, p.hot),
    grain(page),
    ...layArt(slide, page, p, {
      cx: 480,
      cy: page.y(1540),
      size: 520 * k,
      turn: 8,
      top: words.bottom + 40 * k,
    }),
    ...(slide.photo ? [] : layTicker(page, p)),
    ...layHead(slide, page, p, 'hot'),
    ...words.pieces,
  ]
}

export const layouts: Record<SlideRole, Layout<NightPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
