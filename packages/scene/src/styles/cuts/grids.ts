import { placeHalves } from '../kit/halves.ts'
import { placeTwoObjects } from '../kit/object.ts'
import { drawRays, drawTick } from '../kit/pen-lines.ts'
import { placeRowText, type Row, spreadRows } from '../kit/rows.ts'
import { fillGround, path, rectangle } from '../kit/shapes.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import type { Layout } from '../style.ts'
import type { CutsPalette } from './palette.ts'
import {
  bodyLetters,
  composeCuts,
  halfLetters,
  onPaper,
  PAPER_SHADOW,
  placeArt,
  placeBadge,
  placeCutsWords,
  placeHill,
  placeSticker,
} from './parts.ts'

/** A sheet with a slanted upper edge, from side to side. */
const placeSheet = (
  page: Page,
  { name, left, right, colour }: { name: string; left: number; right: number; colour: string },
): Piece => {
  const [l, r] = [page.y(left), page.y(right)]
  const top = Math.min(l, r)
  const height = page.height - top + 40
  return path({
    name,
    part: 'decor',
    d: `M0 ${l - top}L${page.width + 40} ${r - top}L${page.width + 40} ${height}L0 ${height}Z`,
    box: { x: -20, y: top, width: page.width + 40, height },
    paint: colour,
    shadow: PAPER_SHADOW,
  })
}

export const compare: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const look = onPaper(p)
  const first = slide.card.isFix ? p.grey : p.sun
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.paper),
      placeSheet(page, { name: 'first', left: 600, right: 560, colour: first }),
      placeSheet(page, { name: 'second', left: 1110, right: 1066, colour: p.brand }),
    ],
    words: placeCutsWords(input, look, {
      from: page.y(316),
      until: page.y(545),
      titleSize: 122,
    }).pieces,
    rows: placeHalves(slide.card, page, {
      from: [670, 1180],
      until: [1040, 1500],
      width: 490,
      letters: [halfLetters(p.ink), halfLetters(p.onBrand)],
      headSize: 74,
      lineSize: 50,
      gap: 20,
      verdict: [p.coral, p.sun],
    }),
    art: placeTwoObjects(
      (placement) => placeSticker(input, placement),
      [
        { cx: 785, cy: 850, size: 360, turn: 8, widest: 360 },
        { cx: 815, cy: 1530, size: 390, turn: -8, widest: 370 },
      ],
    ),
  })
}

const placeTickedRow = (page: Page, p: CutsPalette, row: Row): Piece[] => {
  const { k } = page
  const box = 92 * k
  const y = row.y + (row.height - box) / 2
  return [
    rectangle({
      name: `box ${row.index}`,
      part: 'row',
      order: row.index,
      box: { x: page.left, y, width: box, height: box },
      radius: 26 * k,
      paint: p.sky,
    }),
    drawTick({
      name: `tick ${row.index}`,
      part: 'tick',
      order: row.index,
      x: page.left + 16 * k,
      y: y + 8 * k,
      size: 66 * k,
      width: 20 * k,
      colour: p.deep,
      seed: row.index + 3,
    }),
    placeRowText({
      row,
      x: page.left + 128 * k,
      width: page.right - page.left - 128 * k,
      letters: { ...bodyLetters(p.ink), leading: 1.2 },
      size: 54 * k,
    }),
  ]
}

export const list: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const look = onPaper(p)
  const title = placeCutsWords(input, look, {
    from: page.y(316),
    until: page.y(590),
    titleSize: 112,
  })
  const { rows, bottom = 0 } = spreadRows(slide.card, page, {
    from: Math.max(page.y(600), title.bottom + 30 * page.k),
    until: page.y(1350),
    most: 196,
  })
  const rays = { x: 430, y: page.y(1470), width: 15 }
  const top = slide.photo ? bottom : page.y(1400)
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.paper),
      placeHill(page, { name: 'hill', heights: [1690, 1600, 1640, 1560, 1490], colour: p.brand }),
    ],
    words: title.pieces,
    rows: rows.flatMap((row) => placeTickedRow(page, p, row)),
    art: placeArt(input, { cx: 760, cy: 1610, size: 400, turn: 8, top }),
    overObject: [drawRays({ name: 'rays', part: 'detail', ...rays, colour: p.sun })],
  })
}

export const pair: Layout<CutsPalette> = (input) => {
  const { slide, page, palette: p } = input
  const look = onPaper(p)
  const first = slide.card.n ?? 1
  const badge = { x: page.left, size: 144 * page.k, part: 'row' } as const
  return composeCuts(input, look, {
    ground: [
      fillGround(page, p.paper),
      placeSheet(page, { name: 'first', left: 480, right: 506, colour: p.sky }),
      placeSheet(page, { name: 'second', left: 1040, right: 1002, colour: p.brand }),
    ],
    words: placeCutsWords(input, look, {
      from: page.y(312),
      until: page.y(462),
      titleSize: 116,
    }).pieces,
    rows: [
      ...placeBadge({
        ...badge,
        text: String(first),
        y: page.y(552),
        colour: p.brand,
        ink: p.onBrand,
        seed: 3,
        order: 0,
      }),
      ...placeBadge({
        ...badge,
        text: String(first + 1),
        y: page.y(1074),
        colour: p.sun,
        ink: p.ink,
        seed: 4,
        order: 1,
      }),
      ...placeHalves(slide.card, page, {
        from: [718, 1236],
        until: [985, 1500],
        width: 500,
        letters: [halfLetters(p.ink), halfLetters(p.onBrand)],
        headSize: 66,
        lineSize: 46,
        gap: 16,
      }),
    ],
    art: placeTwoObjects(
      (placement) => placeSticker(input, placement),
      [
        { cx: 810, cy: 740, size: 330, turn: 9, widest: 330 },
        { cx: 810, cy: 1390, size: 360, turn: -8, widest: 340 },
      ],
    ),
  })
}
