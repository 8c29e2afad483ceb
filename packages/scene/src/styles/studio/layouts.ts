import { placeFigure } from '../kit/figure.ts'
import { placeObject } from '../kit/object.ts'
import { placeQuotationMark } from '../kit/quotation.ts'
import { placeText, widthOf } from '../kit/words.ts'
import type { Page } from '../page.ts'
import { splitCount } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { type StudioPalette, type StudioSet, setOf } from './palette.ts'
import {
  composeStudio,
  placeBadge,
  placeBall,
  placeStage,
  placeStudioWords,
  titleLetters,
} from './parts.ts'

const placeBalls = (
  page: Page,
  set: StudioSet,
  balls: readonly (readonly [cx: number, cy: number, r: number])[],
) =>
  balls.map(([cx, cy, r], index) =>
    placeBall(`ball ${index}`, { cx, cy: page.y(cy), r: r * page.k, set }),
  )

const placeCount = (page: Page, count: string, colour: string) => {
  const letters = titleLetters(colour)
  const size = 320 * page.k
  return placeText({
    name: 'figure',
    part: 'figure',
    lines: [count],
    letters: { ...letters, tracking: -0.06, leading: 1 },
    size,
    x: page.left - 14,
    y: page.y(308),
    width: widthOf(letters, count, size),
  })
}

const hook: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const { k } = page
  const { count } = splitCount(slide.card.title)
  const words = placeStudioWords(input, set, {
    from: page.y(count ? 650 : 322),
    until: page.y(count ? 990 : 950),
    titleSize: count ? 88 : 116,
    text: { size: 52 },
  })
  return composeStudio(input, set, {
    art: placeStage(input, set, {
      cx: 560,
      y: count ? 1650 : 1610,
      size: count ? 480 : 590,
      turn: -4,
      top: words.bottom,
    }),
    overObject: [
      ...placeBalls(page, set, [
        [110, 1480, 70],
        [985, 1210, 46],
      ]),
      placeObject(slide, {
        look: 'soft',
        colours: [],
        cx: 70,
        cy: page.y(1740),
        size: 330 * k,
        turn: -18,
        slot: 1,
      }),
    ],
    figure: count ? [placeCount(page, count, set.type)] : [],
    words: words.pieces,
  })
}

const item: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const { n } = slide.card
  const words = placeStudioWords(input, set, {
    from: page.y(n === null ? 330 : 510),
    until: page.y(1050),
    titleSize: 112,
    text: { size: 52 },
  })
  return composeStudio(input, set, {
    art: placeStage(input, set, { cx: 620, y: 1640, size: 520, turn: 5, top: words.bottom }),
    overObject: placeBalls(page, set, [
      [120, 1440, 90],
      [240, 1570, 40],
    ]),
    figure:
      n === null
        ? []
        : placeBadge({
            text: String(n),
            part: 'figure',
            x: page.left,
            y: page.y(320),
            size: 156 * page.k,
            textShare: 0.54,
            paint: set.type,
            ink: set.onType,
          }),
    words: words.pieces,
  })
}

const number: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const figure = placeFigure(slide.card, page, {
    outdent: 18,
    top: 306,
    size: 410,
    unitSizes: [180, 110],
    gap: 30,
    letters: { ...titleLetters(set.type), tracking: -0.07, wordSpacing: 0 },
  })
  const words = placeStudioWords(input, set, {
    from: figure.bottom + 64 * page.k,
    until: page.y(1130),
    titleSize: 84,
    text: { size: 48, width: 820 },
  })
  const top = words.bottom
  return composeStudio(input, set, {
    art: placeStage(input, set, { cx: 600, y: 1680, size: 460, turn: 5, r: 360, top }),
    overObject: placeBalls(page, set, [
      [130, 1500, 80],
      [975, 1330, 50],
    ]),
    figure: figure.pieces,
    words: words.pieces,
  })
}

const quote: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const words = placeStudioWords(input, set, {
    from: page.y(580),
    until: page.y(1190),
    titleSize: 104,
    text: { size: 52, width: 780 },
  })
  const top = words.bottom
  return composeStudio(input, set, {
    art: placeStage(input, set, { cx: 620, y: 1700, size: 420, turn: 5, r: 350, top }),
    overObject: placeBalls(page, set, [[130, 1560, 80]]),
    figure: [
      placeQuotationMark(page, {
        letters: titleLetters(set.type),
        size: 380,
        outdent: 14,
        top: 300,
      }),
    ],
    words: words.pieces,
  })
}

const cta: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const { k } = page
  const words = placeStudioWords(input, set, {
    from: page.y(322),
    until: page.y(1160),
    titleSize: 112,
    text: { size: 52 },
    act: {
      letters: { ...titleLetters(set.deep), leading: 1.24, tracking: -0.02 },
      size: 46,
      gap: 40,
      width: 800,
      plate: { colour: '#fffdf8', per: 'block', padding: 44 * k, radius: 50 * k },
    },
  })
  const top = words.bottom
  return composeStudio(input, set, {
    art: placeStage(input, set, { cx: 520, y: 1680, size: 430, turn: 5, r: 360, top }),
    overObject: placeBalls(page, set, [
      [950, 1500, 70],
      [120, 1420, 46],
    ]),
    words: words.pieces,
  })
}

export const layouts = { hook, item, compare, number, list, pair, quote, cta }
