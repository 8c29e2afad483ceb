import { placeHalves, placePairNumbers } from '../kit/halves.ts'
import { placeRowText, type Row, spreadRows } from '../kit/rows.ts'
import { fillGround, glow, rectangle } from '../kit/shapes.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { Layout, LayoutInput } from '../style.ts'
import { type StudioPalette, type StudioSet, setOf } from './palette.ts'
import {
  bodyLetters,
  composeStudio,
  halfLetters,
  placeBadge,
  placeStage,
  placeStudioWords,
  placeToy,
  titleLetters,
} from './parts.ts'

const CREAM = '#fff7ec'
const CARD = '#fffdf8'

/** Two sets with an object each; the lower one covers the upper with its round corners. */
const placeTwoSets = (
  { slide, page }: LayoutInput<StudioPalette>,
  { first, second, at }: { first: StudioSet; second: StudioSet; at: readonly [number, number] },
): Piece[] => {
  const { k } = page
  const field = (
    name: string,
    from: number,
    paint: Parameters<typeof rectangle>[0]['paint'],
    shadow = '',
  ) =>
    rectangle({
      name,
      part: 'decor',
      box: { ...page.box(0, from, page.width, 1920), height: page.height - page.y(from) + 80 },
      radius: 72,
      paint,
      ...(shadow ? { shadow: { colour: shadow, blur: 60, x: 0, y: -20 } } : {}),
    })
  const [a, b] = at
  return [
    field('first', a, {
      kind: 'gradient',
      from: first.isDark ? first.wall : first.lit,
      to: first.isDark ? first.shade : first.wall,
      angle: -20,
    }),
    glow({
      name: 'first shadow',
      part: 'decor',
      cx: 785,
      cy: page.y(a + 250) + 190 * k,
      width: 420,
      height: 60 * k,
      colour: first.deep,
      alpha: 0.45,
    }),
    placeToy(slide, first, {
      cx: 785,
      cy: page.y(a + 250),
      size: 350 * k,
      turn: 6,
      widest: 360,
      part: 'object',
    }),
    field(
      'second',
      b,
      { kind: 'gradient', from: second.deep, to: second.deep, angle: 0 },
      `${first.deep}44`,
    ),
    placeToy(slide, second, {
      slot: 1,
      cx: 805,
      cy: page.y(b + 400),
      size: 390 * k,
      turn: -6,
      widest: 370,
      part: 'object',
      order: 1,
    }),
  ]
}

export const compare: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const first = setOf(palette, slide.index + 1)
  return composeStudio(input, set, {
    ground: [fillGround(page, set.wall)],
    art: placeTwoSets(input, { first, second: set, at: [590, 1090] }),
    words: placeStudioWords(input, set, {
      from: page.y(322),
      until: page.y(565),
      titleSize: 104,
    }).pieces,
    rows: placeHalves(slide.card, page, {
      from: [665, 1170],
      until: [1050, 1500],
      width: 500,
      letters: [halfLetters(first.type), halfLetters(CREAM)],
      headSize: 62,
      lineSize: 48,
      gap: 22,
      verdict: ['#c9301c', CREAM],
    }),
  })
}

const placeCardRow = (page: Page, set: StudioSet, row: Row): Piece[] => {
  const { k } = page
  const named = { part: 'row' as const, order: row.index }
  const badge = 84 * k
  const left = page.left - 22
  const width = page.right - left
  const height = row.height - 22 * k
  return [
    rectangle({
      name: `card ${row.index}`,
      ...named,
      box: { x: left, y: row.y, width, height },
      radius: 48 * k,
      paint: CARD,
      shadow: { colour: `${set.deep}22`, blur: 34, x: 0, y: 14 },
    }),
    ...placeBadge({
      text: String(row.index + 1),
      suffix: ` ${row.index}`,
      ...named,
      x: left + 28 * k,
      y: row.y + (height - badge) / 2,
      size: badge,
      textShare: 0.52,
      paint: set.deep,
      ink: '#ffffff',
    }),
    placeRowText({
      row: { ...row, height },
      x: left + 146 * k,
      width: width - 176 * k,
      letters: { ...bodyLetters(set.deep), leading: 1.2 },
      size: 47 * k,
    }),
  ]
}

export const list: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const title = placeStudioWords(input, set, {
    from: page.y(322),
    until: page.y(570),
    titleSize: 96,
  })
  const { rows, bottom: top = title.bottom } = spreadRows(slide.card, page, {
    from: Math.max(title.bottom + 30 * page.k, page.y(570)),
    until: page.y(1360),
    most: 184,
  })
  return composeStudio(input, set, {
    art: placeStage(input, set, { cx: 690, y: 1720, size: 330, turn: 5, r: 300, top }),
    words: title.pieces,
    rows: rows.flatMap((row) => placeCardRow(page, set, row)),
  })
}

export const pair: Layout<StudioPalette> = (input) => {
  const { slide, page, palette } = input
  const set = setOf(palette, slide.index)
  const first = setOf(palette, slide.index + 1)
  const numberLetters = (colour: string) => ({ ...titleLetters(colour), leading: 1 })
  return composeStudio(input, set, {
    ground: [fillGround(page, set.wall)],
    art: placeTwoSets(input, { first, second: set, at: [490, 1010] }),
    words: placeStudioWords(input, set, {
      from: page.y(322),
      until: page.y(466),
      titleSize: 100,
    }).pieces,
    rows: [
      ...placePairNumbers(slide.card, page, {
        outdent: 4,
        top: [540, 1060],
        size: 128,
        width: 140,
        letters: [numberLetters(first.type), numberLetters(CREAM)],
      }),
      ...placeHalves(slide.card, page, {
        from: [686, 1205],
        until: [975, 1500],
        width: 490,
        letters: [halfLetters(first.type), halfLetters(CREAM)],
        headSize: 54,
        lineSize: 44,
        gap: 16,
      }),
    ],
  })
}
