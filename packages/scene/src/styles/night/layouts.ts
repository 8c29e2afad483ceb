import { placeFigure } from '../kit/figure.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { rectangle } from '../kit/shapes.ts'
import { buildTextStyle } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { hasOtherGround, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import type { NightPalette } from './palette.ts'
import { composeNight, placeArt, placeGiant, placeNightWords, titleLetters } from './parts.ts'

const TICKER = 'Сохраните себе'

/** A slanted tape that runs along the bottom. */
const placeTicker = (page: Page, p: NightPalette): Piece[] => {
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

const hook: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { count } = splitCount(slide.card.title)
  const words = placeNightWords(input, 'black', {
    from: page.y(count ? 770 : 330),
    until: page.y(count ? 1110 : 1010),
    titleSize: count ? 88 : 120,
    text: { size: 52, gap: count ? 26 : 40 },
  })
  const giant = { x: page.left - 30, y: page.y(306), size: 440 * page.k, colour: p.hot }
  const top = words.bottom + 50 * page.k
  return composeNight(input, 'black', {
    art: placeArt(input, { cx: 620, cy: 1520, size: 740, turn: -10, top, glow: 800 }),
    figure: count ? [placeGiant({ text: count, part: 'figure', ...giant })] : [],
    words: words.pieces,
  })
}

const item: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { n } = slide.card
  const ground = hasOtherGround(slide.card) ? 'hot' : 'black'
  const isHot = ground === 'hot'
  const words = placeNightWords(input, ground, {
    from: page.y(330),
    until: page.y(980),
    titleSize: 122,
    text: { size: 54 },
  })
  const giant = {
    x: -20,
    y: page.y(960),
    size: 1050 * page.k,
    colour: isHot ? `${p.bg}1f` : p.panel,
  }
  return composeNight(input, ground, {
    underObject: n === null ? [] : [placeGiant({ text: String(n), ...giant })],
    art: placeArt(input, {
      cx: 650,
      cy: 1500,
      size: 620,
      turn: 8,
      top: words.bottom + 50 * page.k,
      ...(isHot ? {} : { glow: 620 }),
    }),
    words: words.pieces,
  })
}

const number: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const figure = placeFigure(slide.card, page, {
    outdent: 20,
    top: 316,
    size: 430,
    unitSizes: [190, 116],
    gap: 30,
    letters: { ...titleLetters(p.bg), tracking: -0.07, wordSpacing: 0 },
  })
  const words = placeNightWords(input, 'hot', {
    from: figure.bottom + 66 * k,
    until: page.y(1190),
    titleSize: 88,
    text: { size: 50, width: 830 },
  })
  return composeNight(input, 'hot', {
    art: placeArt(input, { cx: 620, cy: 1560, size: 600, turn: 8, top: words.bottom + 40 * k }),
    figure: figure.pieces,
    words: words.pieces,
  })
}

const quote: Layout<NightPalette> = (input) => {
  const { page, palette: p } = input
  const words = placeNightWords(input, 'black', {
    from: page.y(580),
    until: page.y(1230),
    titleSize: 110,
    text: { size: 52, width: 790 },
  })
  const top = words.bottom + 50 * page.k
  return composeNight(input, 'black', {
    art: placeArt(input, { cx: 660, cy: 1580, size: 520, turn: 8, top, glow: 680 }),
    figure: [
      placeQuotationMark(page, { letters: titleLetters(p.hot), size: 380, outdent: 14, top: 300 }),
    ],
    words: words.pieces,
  })
}

const cta: Layout<NightPalette> = (input) => {
  const { page, palette: p } = input
  const { k } = page
  const words = placeNightWords(input, 'hot', {
    from: page.y(330),
    until: page.y(1180),
    titleSize: 118,
    text: { size: 54 },
    act: {
      letters: { ...titleLetters(p.hot), leading: 1.22, tracking: -0.02 },
      size: 48,
      gap: 44,
      width: 810,
      plate: { colour: p.bg, per: 'block', padding: 44 * k, radius: 44 * k },
    },
  })
  return composeNight(input, 'hot', {
    art: placeArt(input, { cx: 480, cy: 1540, size: 520, turn: 8, top: words.bottom + 40 * k }),
    overObject: placeTicker(page, p),
    words: words.pieces,
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
