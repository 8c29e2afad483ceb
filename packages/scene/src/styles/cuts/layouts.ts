import { placeFigure } from '../kit/figure.ts'
import { drawArrow, drawRays } from '../kit/pen-lines.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { fillGround } from '../kit/shapes.ts'
import { hasOtherGround, splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { type CutsPalette, inkOnLight } from './palette.ts'
import {
  composeCuts,
  noteLetters,
  onPaper,
  placeArt,
  placeBadge,
  placeBlob,
  placeCutsWords,
  placeHill,
  placeSticker,
  strip,
  titleLetters,
} from './parts.ts'

/** A subtitle written by hand. */
const handwritten = (colour: string) => ({
  name: 'sub',
  letters: noteLetters(colour),
  size: 78,
  turn: -2.5,
})

const hook: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { count } = splitCount(slide.card.title)
  const look = onPaper(p)
  const words = placeCutsWords(input, look, {
    from: page.y(count ? 640 : 316),
    until: page.y(slide.photo ? 900 : 1090),
    titleSize: count ? 116 : 138,
    text: {
      ...handwritten(inkOnLight(p, p.paper)),
      gap: count ? 30 : 50,
      width: 660,
      isBySentence: false,
    },
  })
  const badge = { x: page.left, y: page.y(322), size: 290 * k }
  const rays = { x: 250, y: Math.max(words.bottom + 10, page.y(1090)), width: 15 }
  const top = Math.max(words.bottom + 36 * k, page.y(slide.photo ? 0 : 1040))
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.paper),
      placeBlob({
        name: 'sun',
        x: 720,
        y: -270 * k,
        width: 620,
        height: 560 * k,
        seed: 12 + slide.seed,
        colour: p.sun,
        wobble: 0.12,
      }),
      placeHill(page, { name: 'far hill', heights: [1300, 1150, 1110, 1200, 1140], colour: p.sky }),
      placeHill(page, { name: 'hill', heights: [1390, 1470, 1410, 1300, 1350], colour: p.brand }),
      placeHill(page, {
        name: 'near hill',
        heights: [1790, 1730, 1770, 1710, 1660],
        colour: p.night,
      }),
    ],
    figure: count
      ? placeBadge({ text: count, ...badge, colour: p.coral, ink: '#ffffff', seed: 5 })
      : [],
    words: words.pieces,
    underObject: [placeSticker(input, { slot: 1, cx: 225, cy: 1530, size: 300, turn: -12 })],
    art: placeArt(input, { cx: 650, cy: 1400, size: 580, turn: 7, top }),
    overObject: [drawRays({ name: 'rays', part: 'detail', ...rays, colour: p.coral })],
  })
}

const item: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const { n } = slide.card
  const { ground, blob, ink, mark, onMark } = hasOtherGround(slide.card)
    ? { ground: p.sky, blob: p.paper, ink: p.ink, mark: p.brand, onMark: p.onBrand }
    : { ground: p.brand, blob: p.deep, ink: p.onBrand, mark: p.sun, onMark: p.ink }
  const look = { ink, mark: strip(mark, onMark), dots: [ink, `${ink}55`] } as const
  const words = placeCutsWords(input, look, {
    from: page.y(n === null ? 330 : 600),
    until: page.y(slide.photo ? 1080 : 1190),
    titleSize: 132,
    text: { size: 54 },
  })
  const badge = { x: page.left, y: page.y(322), size: 240 * k }
  return composeCuts(input, look, {
    ground: [
      fillGround(page, ground),
      placeBlob({
        name: 'blob',
        x: 230,
        y: page.y(960),
        width: 1200,
        height: 1160 * k,
        seed: 4 + slide.seed,
        colour: blob,
      }),
    ],
    figure: n === null ? [] : placeBadge({ text: String(n), ...badge, colour: mark, ink: onMark }),
    words: words.pieces,
    art: placeArt(input, { cx: 640, cy: 1520, size: 560, turn: 7, top: words.bottom + 40 * k }),
  })
}

const number: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const look = { ...onPaper(p), dots: [p.ink, `${p.ink}33`] } as const
  const figure = placeFigure(slide.card, page, {
    outdent: 16,
    top: 300,
    size: 480,
    unitSizes: [220, 132],
    gap: 30,
    letters: { ...titleLetters(p.ink), tracking: -0.065 },
  })
  const words = placeCutsWords(input, look, {
    from: figure.bottom + 70 * k,
    until: page.y(1180),
    titleSize: 100,
    text: { size: 50 },
  })
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.sun),
      placeBlob({
        name: 'blob',
        x: 280,
        y: page.y(1010),
        width: 1120,
        height: 1060 * k,
        seed: 21 + slide.seed,
        colour: p.butter,
      }),
    ],
    figure: figure.pieces,
    words: words.pieces,
    art: placeArt(input, { cx: 640, cy: 1540, size: 520, turn: 6, top: words.bottom + 40 * k }),
  })
}

const quote: Layout<CutsPalette> = (input) => {
  const { page, palette: p } = input
  const onSky = inkOnLight(p, p.sky)
  const look = {
    ink: p.ink,
    mark: strip(p.coral, '#ffffff'),
    dots: [p.brand, '#ffffffcc'],
  } as const
  const words = placeCutsWords(input, look, {
    from: page.y(590),
    until: page.y(1250),
    titleSize: 124,
    text: { ...handwritten(onSky), gap: 54, width: 640 },
  })
  const top = words.bottom + 40 * page.k
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.sky),
      placeHill(page, { name: 'hill', heights: [1640, 1520, 1540, 1440, 1360], colour: p.brand }),
    ],
    figure: [
      placeQuotationMark(page, {
        letters: { ...titleLetters(onSky), tracking: -0.08 },
        size: 430,
        outdent: 22,
        top: 300,
      }),
    ],
    words: words.pieces,
    art: placeArt(input, { cx: 690, cy: 1560, size: 470, turn: 7, top }),
  })
}

const cta: Layout<CutsPalette> = (input) => {
  const { page, palette: p } = input
  const { k } = page
  const look = {
    ink: p.onBrand,
    mark: strip(p.coral, '#ffffff'),
    dots: [p.onBrand, `${p.onBrand}55`],
  } as const
  const words = placeCutsWords(input, look, {
    from: page.y(316),
    until: page.y(1200),
    titleSize: 134,
    text: { size: 54 },
    act: {
      letters: { ...titleLetters(p.ink), leading: 1.16, tracking: -0.03 },
      size: 54,
      gap: 46,
      width: 720,
      turn: -1.4,
      plate: { colour: p.sun, per: 'block', padding: 34 * k, radius: 4 },
    },
  })
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.brand),
      placeHill(page, { name: 'hill', heights: [1480, 1360, 1410, 1540, 1490], colour: p.deep }),
    ],
    words: words.pieces,
    art: placeArt(input, { cx: 440, cy: 1560, size: 480, turn: 8, top: words.bottom + 30 * k }),
    overObject: [
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
    ],
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
