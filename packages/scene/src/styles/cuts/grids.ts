import { setColumn } from '../kit/column.ts'
import { layHalves } from '../kit/halves.ts'
import { buildDots } from '../kit/headers.ts'
import { drawRays, drawTick } from '../kit/pen-lines.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { fillGround, grain, path, rectangle } from '../kit/shapes.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import type { CutsPalette } from './palette.ts'
import {
  bodyLetters,
  layArt,
  layBadge,
  layHill,
  laySticker,
  PAPER_SHADOW,
  strip,
  titleBlock,
  titleLetters,
} from './parts.ts'

/** A sheet with a slanted upper edge, from side to side. */
const laySheet = (
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

export const compare: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { isFix, title } = slide.card
  const halves = layHalves(slide.card, (i) => ({
    x: page.left,
    y: page.y(i ? 1180 : 670),
    width: 490,
    height: i ? page.y(1500) - page.y(1180) : page.y(1040) - page.y(670),
    head: titleLetters(i ? p.onBrand : p.ink),
    headSize: 74 * k,
    line: bodyLetters(i ? p.onBrand : p.ink),
    lineSize: 50 * k,
    up: 20 * k,
    verdict: [p.coral, p.sun],
  }))
  return [
    fillGround(page, p.paper),
    laySheet(page, { name: 'first', left: 600, right: 560, colour: isFix ? p.grey : p.sun }),
    laySheet(page, { name: 'second', left: 1110, right: 1066, colour: p.brand }),
    grain(page),
    ...buildDots({ slide, page, colour: p.brand, dim: p.line }),
    ...setColumn({
      x: page.left,
      y: page.y(316),
      width: page.right - page.left,
      height: page.y(545) - page.y(316),
      blocks: [
        titleBlock(title, { size: 122 * k, colour: p.ink, mark: strip(p.brand, p.onBrand) }),
      ],
    }).pieces,
    ...halves,
    laySticker(slide, {
      cx: 785,
      cy: page.y(850),
      size: 360 * k,
      turn: 8,
      widest: 360,
      part: 'object',
    }),
    laySticker(slide, {
      slot: 1,
      cx: 815,
      cy: page.y(1530),
      size: 390 * k,
      turn: -8,
      widest: 370,
      part: 'object',
      order: 1,
    }),
  ]
}

export const list: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const title = setColumn({
    x: page.left,
    y: page.y(316),
    width: page.right - page.left,
    height: page.y(590) - page.y(316),
    blocks: [
      titleBlock(slide.card.title, {
        size: 112 * k,
        colour: p.ink,
        mark: strip(p.brand, p.onBrand),
      }),
    ],
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: Math.max(page.y(600), title.bottom + 30 * k),
    until: page.y(1350),
    most: 196,
  })
  const box = 92 * k
  return [
    fillGround(page, p.paper),
    layHill(page, { name: 'hill', heights: [1690, 1600, 1640, 1560, 1490], colour: p.brand }),
    grain(page),
    ...buildDots({ slide, page, colour: p.brand, dim: p.line }),
    ...title.pieces,
    ...rows.flatMap((row) => {
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
        setRowText({
          row,
          x: page.left + 128 * k,
          width: page.right - page.left - 128 * k,
          letters: { ...bodyLetters(p.ink), leading: 1.2 },
          size: 54 * k,
        }),
      ]
    }),
    ...layArt(slide, page, {
      cx: 760,
      cy: page.y(1610),
      size: 400 * k,
      turn: 8,
      top: slide.photo ? (rows.at(-1)?.y ?? 0) + (rows.at(-1)?.height ?? 0) : page.y(1400),
    }),
    ...(slide.photo
      ? []
      : [
          drawRays({
            name: 'rays',
            part: 'detail',
            x: 430,
            y: page.y(1470),
            colour: p.sun,
            width: 15,
          }),
        ]),
  ]
}

export const pair: Layout<CutsPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const first = slide.card.n ?? 1
  const badges = [0, 1].flatMap((i) =>
    layBadge({
      text: String(first + i),
      x: page.left,
      y: page.y(i ? 1074 : 552),
      size: 144 * k,
      colour: i ? p.sun : p.brand,
      ink: i ? p.ink : p.onBrand,
      seed: 3 + i,
      part: 'row',
      order: i,
    }),
  )
  const halves = layHalves(slide.card, (i) => ({
    x: page.left,
    y: page.y(i ? 1236 : 718),
    width: 500,
    height: i ? page.y(1500) - page.y(1236) : page.y(985) - page.y(718),
    head: titleLetters(i ? p.onBrand : p.ink),
    headSize: 66 * k,
    line: bodyLetters(i ? p.onBrand : p.ink),
    lineSize: 46 * k,
    up: 16 * k,
  }))
  return [
    fillGround(page, p.paper),
    laySheet(page, { name: 'first', left: 480, right: 506, colour: p.sky }),
    laySheet(page, { name: 'second', left: 1040, right: 1002, colour: p.brand }),
    grain(page),
    ...buildDots({ slide, page, colour: p.brand, dim: p.line }),
    ...setColumn({
      x: page.left,
      y: page.y(312),
      width: page.right - page.left,
      height: page.y(462) - page.y(312),
      blocks: [
        titleBlock(slide.card.title, {
          size: 116 * k,
          colour: p.ink,
          mark: strip(p.brand, p.onBrand),
        }),
      ],
    }).pieces,
    ...badges,
    ...halves,
    laySticker(slide, {
      cx: 810,
      cy: page.y(740),
      size: 330 * k,
      turn: 9,
      widest: 330,
      part: 'object',
    }),
    laySticker(slide, {
      slot: 1,
      cx: 810,
      cy: page.y(1390),
      size: 360 * k,
      turn: -8,
      widest: 340,
      part: 'object',
      order: 1,
    }),
  ]
}
