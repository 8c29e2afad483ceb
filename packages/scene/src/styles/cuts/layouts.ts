import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { buildDots } from '../kit/headers.ts'
import { drawArrow, drawRays } from '../kit/pen-lines.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { fillGround, grain } from '../kit/shapes.ts'
import { hasOtherGround, noteOf, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { type CutsPalette, inkOnLight } from './palette.ts'
import {
  bodyBlock,
  layArt,
  layBadge,
  layBlob,
  layHill,
  laySticker,
  noteLetters,
  strip,
  titleBlock,
  titleLetters,
} from './parts.ts'

const hook: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { count, rest } = splitCount(slide.card.title)
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(count ? 640 : 316),
    width: page.right - page.left,
    height: page.y(slide.photo ? 900 : 1090) - page.y(count ? 640 : 316),
    blocks: [
      titleBlock(count ? rest : slide.card.title, {
        size: (count ? 116 : 138) * k,
        colour: p.ink,
        mark: strip(p.brand, p.onBrand),
      }),
      {
        name: 'sub',
        part: 'body',
        text: slide.card.sub,
        letters: noteLetters(inkOnLight(p, p.paper)),
        size: 78 * k,
        up: (count ? 30 : 50) * k,
        width: 660,
        turn: -2.5,
      },
    ],
  })
  return [
    fillGround(page, p.paper),
    layBlob({
      name: 'sun',
      x: 720,
      y: -270 * k,
      width: 620,
      height: 560 * k,
      seed: 12 + slide.seed,
      colour: p.sun,
      wobble: 0.12,
    }),
    layHill(page, { name: 'far hill', heights: [1300, 1150, 1110, 1200, 1140], colour: p.sky }),
    layHill(page, { name: 'hill', heights: [1390, 1470, 1410, 1300, 1350], colour: p.brand }),
    layHill(page, { name: 'near hill', heights: [1790, 1730, 1770, 1710, 1660], colour: p.night }),
    grain(page),
    ...buildDots({ slide, page, colour: p.brand, dim: p.line }),
    ...(count
      ? layBadge({
          text: count,
          x: page.left,
          y: page.y(322),
          size: 290 * k,
          colour: p.coral,
          ink: '#ffffff',
          seed: 5,
        })
      : []),
    ...words.pieces,
    ...(slide.photo
      ? []
      : [laySticker(slide, { slot: 1, cx: 225, cy: page.y(1530), size: 300 * k, turn: -12 })]),
    ...layArt(slide, page, {
      cx: 650,
      cy: page.y(1400),
      size: 580 * k,
      turn: 7,
      top: Math.max(words.bottom + 36 * k, page.y(slide.photo ? 0 : 1040)),
    }),
    ...(slide.photo
      ? []
      : [
          drawRays({
            name: 'rays',
            part: 'detail',
            x: 250,
            y: Math.max(words.bottom + 10, page.y(1090)),
            colour: p.coral,
            width: 15,
          }),
        ]),
  ]
}

const item: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { n } = slide.card
  const top = page.y(n === null ? 330 : 600)
  const look = hasOtherGround(slide.card)
    ? { ground: p.sky, blob: p.paper, ink: p.ink, mark: p.brand, onMark: p.onBrand }
    : { ground: p.brand, blob: p.deep, ink: p.onBrand, mark: p.sun, onMark: p.ink }
  const words = setColumn({
    x: page.left,
    y: top,
    width: page.right - page.left,
    height: page.y(slide.photo ? 1080 : 1190) - top,
    blocks: [
      titleBlock(slide.card.title, {
        size: 132 * k,
        colour: look.ink,
        mark: strip(look.mark, look.onMark),
      }),
      bodyBlock(slide.card.body, { size: 54 * k, colour: look.ink }),
    ],
  })
  return [
    fillGround(page, look.ground),
    layBlob({
      name: 'blob',
      x: 230,
      y: page.y(960),
      width: 1200,
      height: 1160 * k,
      seed: 4 + slide.seed,
      colour: look.blob,
    }),
    grain(page),
    ...buildDots({ slide, page, colour: look.ink, dim: `${look.ink}55` }),
    ...(n === null
      ? []
      : layBadge({
          text: String(n),
          x: page.left,
          y: page.y(322),
          size: 240 * k,
          colour: look.mark,
          ink: look.onMark,
        })),
    ...words.pieces,
    ...layArt(slide, page, {
      cx: 640,
      cy: page.y(1520),
      size: 560 * k,
      turn: 7,
      top: words.bottom + 40 * k,
    }),
  ]
}

const number: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { value, unit, title } = slide.card
  const figure = setFigure({
    value,
    unit,
    x: page.left - 16,
    y: page.y(300),
    width: page.right - page.left + 16,
    size: 480 * k,
    unitSize: (unit.length > 1 ? 132 : 220) * k,
    gap: 30 * k,
    letters: { ...titleLetters(p.ink), tracking: -0.065 },
  })
  const top = figure.bottom + 70 * k
  const words = setColumn({
    x: page.left,
    y: top,
    width: page.right - page.left,
    height: page.y(1180) - top,
    blocks: [
      titleBlock(title, { size: 100 * k, colour: p.ink, mark: strip(p.brand, p.onBrand) }),
      bodyBlock(noteOf(slide.card), { size: 50 * k, colour: p.ink }),
    ],
  })
  return [
    fillGround(page, p.sun),
    layBlob({
      name: 'blob',
      x: 280,
      y: page.y(1010),
      width: 1120,
      height: 1060 * k,
      seed: 21 + slide.seed,
      colour: p.butter,
    }),
    grain(page),
    ...buildDots({ slide, page, colour: p.ink, dim: `${p.ink}33` }),
    ...figure.pieces,
    ...words.pieces,
    ...layArt(slide, page, {
      cx: 640,
      cy: page.y(1540),
      size: 520 * k,
      turn: 6,
      top: words.bottom + 40 * k,
    }),
  ]
}

const quote: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const top = page.y(590)
  const words = setColumn({
    x: page.left,
    y: top,
    width: page.right - page.left,
    height: page.y(1250) - top,
    blocks: [
      titleBlock(slide.card.title, {
        size: 124 * k,
        colour: p.ink,
        mark: strip(p.coral, '#ffffff'),
      }),
      {
        name: 'sub',
        part: 'body',
        text: slide.card.sub,
        letters: noteLetters(inkOnLight(p, p.sky)),
        size: 78 * k,
        up: 54 * k,
        width: 640,
        turn: -2.5,
        isBySentence: true,
      },
    ],
  })
  return [
    fillGround(page, p.sky),
    layHill(page, { name: 'hill', heights: [1640, 1520, 1540, 1440, 1360], colour: p.brand }),
    grain(page),
    ...buildDots({ slide, page, colour: p.brand, dim: '#ffffffcc' }),
    setQuotationMark({
      letters: { ...titleLetters(inkOnLight(p, p.sky)), tracking: -0.08 },
      size: 430 * k,
      x: page.left - 22,
      y: page.y(300),
      height: page.y(560) - page.y(300),
    }),
    ...words.pieces,
    ...layArt(slide, page, {
      cx: 690,
      cy: page.y(1560),
      size: 470 * k,
      turn: 7,
      top: words.bottom + 40 * k,
    }),
  ]
}

const cta: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(316),
    width: page.right - page.left,
    height: page.y(1200) - page.y(316),
    blocks: [
      titleBlock(slide.card.title, {
        size: 134 * k,
        colour: p.onBrand,
        mark: strip(p.coral, '#ffffff'),
      }),
      bodyBlock(slide.card.sub, { size: 54 * k, colour: p.onBrand }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { ...titleLetters(p.ink), leading: 1.16, tracking: -0.03 },
        size: 54 * k,
        up: 46 * k,
        width: 720,
        turn: -1.4,
        plate: { colour: p.sun, per: 'block', padding: 34 * k, radius: 4 },
      },
    ],
  })
  return [
    fillGround(page, p.brand),
    layHill(page, { name: 'hill', heights: [1480, 1360, 1410, 1540, 1490], colour: p.deep }),
    grain(page),
    ...buildDots({ slide, page, colour: p.onBrand, dim: `${p.onBrand}55` }),
    ...words.pieces,
    ...layArt(slide, page, {
      cx: 440,
      cy: page.y(1560),
      size: 480 * k,
      turn: 8,
      top: words.bottom + 30 * k,
    }),
    ...(slide.photo
      ? []
      : [
          drawArrow({
            name: 'arrow',
            part: 'detail',
            x: 770,
            y: words.bottom + 4 * k,
            dx: 180 * k,
            dy: 160 * k,
            bend: -0.35,
            head: 58 * k,
            width: 16,
            colour: p.sun,
          }),
        ]),
  ]
}

export const layouts: Record<SlideRole, Layout<CutsPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
