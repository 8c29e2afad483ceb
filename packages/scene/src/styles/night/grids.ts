import { placeHalves, placePairNumbers } from '../kit/halves.ts'
import { placeTwoObjects } from '../kit/object.ts'
import { placeNumberedRow, spreadRows } from '../kit/rows.ts'
import { fillGround, grain } from '../kit/shapes.ts'
import type { Layout, LayoutInput } from '../style.ts'
import type { NightPalette } from './palette.ts'
import {
  bodyLetters,
  composeNight,
  halfLetters,
  placeArt,
  placeCast,
  placeNightWords,
  placePanel,
  titleLetters,
} from './parts.ts'

const placePanels = (
  { page, palette: p }: LayoutInput<NightPalette>,
  [first, second]: readonly [number, number],
) => [
  fillGround(page, p.bg),
  placePanel(page, 'first', first, p.panel),
  placePanel(page, 'second', second, p.hot),
  grain(page, '#ffffff08'),
]

export const compare: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  return composeNight(input, 'black', {
    ground: placePanels(input, [600, 1100]),
    art: placeTwoObjects(
      (placement) => placeCast(input, placement),
      [
        { cx: 785, cy: 850, size: 360, turn: 8, widest: 360, ramp: p.steel },
        { cx: 810, cy: 1550, size: 430, turn: -8, widest: 400, ramp: p.ramp },
      ],
    ),
    words: placeNightWords(input, 'black', {
      from: page.y(330),
      until: page.y(575),
      titleSize: 108,
    }).pieces,
    rows: placeHalves(slide.card, page, {
      from: [680, 1180],
      until: [1060, 1500],
      width: 500,
      letters: [halfLetters(p.text), halfLetters(p.bg)],
      headSize: 62,
      lineSize: 48,
      gap: 22,
      verdict: ['#ff5a4d', p.bg],
    }),
  })
}

export const list: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  const { k } = page
  const title = placeNightWords(input, 'black', {
    from: page.y(330),
    until: page.y(600),
    titleSize: 100,
  })
  const { rows, bottom } = spreadRows(slide.card, page, {
    from: Math.max(title.bottom + 40 * k, page.y(600)),
    until: page.y(1390),
    most: 190,
  })
  const top = bottom === undefined ? page.y(1400) : bottom + 10 * k
  return composeNight(input, 'black', {
    art: placeArt(input, { cx: 740, cy: 1660, size: 430, turn: 8, glow: 560, top }),
    words: title.pieces,
    rows: rows.flatMap((row) =>
      placeNumberedRow(page, row, {
        rule: { height: 4, paint: p.line },
        number: { letters: { ...titleLetters(p.hot), leading: 1 }, size: 58, width: 70 },
        text: { letters: { ...bodyLetters(p.text), leading: 1.24 }, size: 52, indent: 110 },
      }),
    ),
  })
}

export const pair: Layout<NightPalette> = (input) => {
  const { slide, page, palette: p } = input
  const numberLetters = (colour: string) => ({ ...titleLetters(colour), leading: 1 })
  return composeNight(input, 'black', {
    ground: placePanels(input, [510, 1020]),
    art: placeTwoObjects(
      (placement) => placeCast(input, placement),
      [
        { cx: 800, cy: 770, size: 330, turn: 8, widest: 340 },
        { cx: 795, cy: 1370, size: 390, turn: -8, widest: 390 },
      ],
    ),
    words: placeNightWords(input, 'black', {
      from: page.y(330),
      until: page.y(485),
      titleSize: 104,
    }).pieces,
    rows: [
      ...placePairNumbers(slide.card, page, {
        outdent: 6,
        top: [556, 1070],
        size: 136,
        width: 150,
        letters: [numberLetters(p.hot), numberLetters(p.bg)],
      }),
      ...placeHalves(slide.card, page, {
        from: [706, 1220],
        until: [985, 1500],
        width: 490,
        letters: [halfLetters(p.text), halfLetters(p.bg)],
        headSize: 56,
        lineSize: 44,
        gap: 16,
      }),
    ],
  })
}
