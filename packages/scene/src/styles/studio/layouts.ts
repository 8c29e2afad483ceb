import type { SlideRole } from '@kadr/contract/storyboard'
import { setColumn } from '../kit/column.ts'
import { setFigure } from '../kit/figure.ts'
import { buildDots } from '../kit/headers.ts'
import { nameOf, placeObject } from '../kit/object.ts'
import { setQuotationMark } from '../kit/quotation.ts'
import { circle } from '../kit/shapes.ts'
import { setInside, setText, widthOf } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { noteOf, splitCount } from '../read-card.ts'
import type { Layout, StyledSlide } from '../style.ts'
import { compare, list, pair } from './grids.ts'
import { type StudioPalette, type StudioSet, setOf } from './palette.ts'
import { bodyBlock, layBall, layStage, titleBlock, titleLetters } from './parts.ts'

export const layDots = (slide: StyledSlide, page: Page, set: StudioSet): Piece[] =>
  buildDots({ slide, page, colour: set.type, dim: `${set.type}47`, size: 16 })

const balls = (page: Page, set: StudioSet, at: readonly (readonly [number, number, number])[]) =>
  at.map(([cx, cy, r], index) =>
    layBall(`ball ${index}`, { cx, cy: page.y(cy), r: r * page.k, set }),
  )

const hook: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const { count, rest } = splitCount(slide.card.title)
  const y = page.y(count ? 650 : 322)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(count ? 990 : 950) - y,
    blocks: [
      titleBlock(count ? rest : slide.card.title, { size: (count ? 88 : 116) * k, set }),
      bodyBlock(slide.card.sub, { size: 52 * k, colour: set.type }),
    ],
  })
  const figure = titleLetters(set.type)
  return [
    ...layStage(slide, page, set, {
      cx: 560,
      y: count ? 1650 : 1610,
      size: count ? 480 : 590,
      turn: -4,
      top: words.bottom,
    }),
    ...(slide.photo
      ? []
      : [
          ...balls(page, set, [
            [110, 1480, 70],
            [985, 1210, 46],
          ]),
          placeObject({
            name: nameOf(slide, 1),
            look: 'soft',
            colours: [],
            cx: 70,
            cy: page.y(1740),
            size: 330 * k,
            turn: -18,
            slot: 1,
          }),
        ]),
    ...layDots(slide, page, set),
    ...(count
      ? [
          setText({
            name: 'figure',
            part: 'figure',
            lines: [count],
            letters: { ...figure, tracking: -0.06, leading: 1 },
            size: 320 * k,
            x: page.left - 14,
            y: page.y(308),
            width: widthOf(figure, count, 320 * k),
          }),
        ]
      : []),
    ...words.pieces,
  ]
}

const item: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const { n } = slide.card
  const y = page.y(n === null ? 330 : 510)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1050) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 112 * k, set }),
      bodyBlock(slide.card.body, { size: 52 * k, colour: set.type }),
    ],
  })
  const badge = 156 * k
  return [
    ...layStage(slide, page, set, { cx: 620, y: 1640, size: 520, turn: 5, top: words.bottom }),
    ...(slide.photo
      ? []
      : balls(page, set, [
          [120, 1440, 90],
          [240, 1570, 40],
        ])),
    ...layDots(slide, page, set),
    ...(n === null
      ? []
      : [
          circle({
            name: 'badge',
            part: 'figure',
            cx: page.left + badge / 2,
            cy: page.y(320) + badge / 2,
            r: badge / 2,
            paint: set.type,
          }),
          setInside({
            name: 'badge number',
            part: 'figure',
            box: { x: page.left, y: page.y(320), width: badge, height: badge },
            text: String(n),
            letters: { ...titleLetters(set.onType), leading: 1 },
            size: badge * 0.54,
          }),
        ]),
    ...words.pieces,
  ]
}

const number: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const { value, unit, title } = slide.card
  const figure = setFigure({
    value,
    unit,
    x: page.left - 18,
    y: page.y(306),
    width: page.right - page.left + 18,
    size: 410 * k,
    unitSize: (unit.length > 1 ? 110 : 180) * k,
    gap: 30 * k,
    letters: { ...titleLetters(set.type), tracking: -0.07, wordSpacing: 0 },
  })
  const y = figure.bottom + 64 * k
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1130) - y,
    blocks: [
      titleBlock(title, { size: 84 * k, set }),
      bodyBlock(noteOf(slide.card), { size: 48 * k, colour: set.type, width: 820 }),
    ],
  })
  return [
    ...layStage(slide, page, set, {
      cx: 600,
      y: 1680,
      size: 460,
      turn: 5,
      r: 360,
      top: words.bottom,
    }),
    ...(slide.photo
      ? []
      : balls(page, set, [
          [130, 1500, 80],
          [975, 1330, 50],
        ])),
    ...layDots(slide, page, set),
    ...figure.pieces,
    ...words.pieces,
  ]
}

const quote: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const y = page.y(580)
  const words = setColumn({
    x: page.left,
    y,
    width: page.right - page.left,
    height: page.y(1190) - y,
    blocks: [
      titleBlock(slide.card.title, { size: 104 * k, set }),
      bodyBlock(slide.card.sub, { size: 52 * k, colour: set.type, width: 780 }),
    ],
  })
  return [
    ...layStage(slide, page, set, {
      cx: 620,
      y: 1700,
      size: 420,
      turn: 5,
      r: 350,
      top: words.bottom,
    }),
    ...(slide.photo ? [] : balls(page, set, [[130, 1560, 80]])),
    ...layDots(slide, page, set),
    setQuotationMark({
      letters: titleLetters(set.type),
      size: 380 * k,
      x: page.left - 14,
      y: page.y(300),
      height: page.y(560) - page.y(300),
    }),
    ...words.pieces,
  ]
}

const cta: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const words = setColumn({
    x: page.left,
    y: page.y(322),
    width: page.right - page.left,
    height: page.y(1160) - page.y(322),
    blocks: [
      titleBlock(slide.card.title, { size: 112 * k, set }),
      bodyBlock(slide.card.sub, { size: 52 * k, colour: set.type }),
      {
        name: 'act',
        part: 'act',
        text: slide.card.act,
        letters: { ...titleLetters(set.deep), leading: 1.24, tracking: -0.02 },
        size: 46 * k,
        up: 40 * k,
        width: 800,
        plate: { colour: '#fffdf8', per: 'block', padding: 44 * k, radius: 50 * k },
      },
    ],
  })
  return [
    ...layStage(slide, page, set, {
      cx: 520,
      y: 1680,
      size: 430,
      turn: 5,
      r: 360,
      top: words.bottom,
    }),
    ...(slide.photo
      ? []
      : balls(page, set, [
          [950, 1500, 70],
          [120, 1420, 46],
        ])),
    ...layDots(slide, page, set),
    ...words.pieces,
  ]
}

export const layouts: Record<SlideRole, Layout<StudioPalette>> = {
  hook,
  item,
  compare,
  number,
  list,
  pair,
  quote,
  cta,
}
