import { setColumn } from '../kit/column.ts'
import { layHalves } from '../kit/halves.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { fillGround, grain, rectangle } from '../kit/shapes.ts'
import { setText } from '../kit/words.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import type { NightPalette } from './palette.ts'
import {
  bodyLetters,
  layArt,
  layCast,
  layHead,
  layPanel,
  titleBlock,
  titleLetters,
} from './parts.ts'

export const compare: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  return [
    fillGround(page, p.bg),
    layPanel(page, 'first', 600, p.panel),
    layPanel(page, 'second', 1100, p.hot),
    grain(page, '#ffffff08'),
    layCast(slide, p, {
      cx: 785,
      cy: page.y(850),
      size: 360 * k,
      turn: 8,
      widest: 360,
      ramp: p.steel,
      part: 'object',
    }),
    layCast(slide, p, {
      slot: 1,
      cx: 810,
      cy: page.y(1550),
      size: 430 * k,
      turn: -8,
      widest: 400,
      part: 'object',
      order: 1,
    }),
    ...layHead(slide, page, p),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(575) - page.y(330),
      blocks: [titleBlock(slide.card.title, { size: 108 * k, p })],
    }).pieces,
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1180 : 680),
      width: 500,
      height: i ? page.y(1500) - page.y(1180) : page.y(1060) - page.y(680),
      head: titleLetters(i ? p.bg : p.text),
      headSize: 62 * k,
      line: bodyLetters(i ? p.bg : p.text),
      lineSize: 48 * k,
      up: 22 * k,
      verdict: ['#ff5a4d', p.bg],
    })),
  ]
}

export const list: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const title = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(600) - page.y(330),
    blocks: [titleBlock(slide.card.title, { size: 100 * k, p })],
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: Math.max(title.bottom + 40 * k, page.y(600)),
    until: page.y(1390),
    most: 190,
  })
  const end = rows.at(-1)
  return [
    fillGround(page, p.bg),
    grain(page, '#ffffff0a'),
    ...layArt(slide, page, p, {
      cx: 740,
      cy: page.y(1660),
      size: 430 * k,
      turn: 8,
      glow: 560,
      top: end ? end.y + end.height + 10 * k : page.y(1400),
    }),
    ...layHead(slide, page, p),
    ...title.pieces,
    ...rows.flatMap((row) => [
      rectangle({
        name: `rule ${row.index}`,
        part: 'row',
        order: row.index,
        box: { x: page.left, y: row.y, width: page.right - page.left, height: 4 },
        paint: p.line,
      }),
      setText({
        name: `number ${row.index}`,
        part: 'row',
        order: row.index,
        lines: [String(row.index + 1)],
        letters: { ...titleLetters(p.hot), leading: 1 },
        size: 58 * k,
        x: page.left,
        y: row.y + (row.height - 58 * k) / 2,
        width: 70 * k,
      }),
      setRowText({
        row,
        x: page.left + 110 * k,
        width: page.right - page.left - 110 * k,
        letters: { ...bodyLetters(p.text), leading: 1.24 },
        size: 52 * k,
      }),
    ]),
  ]
}

export const pair: Layout<NightPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const first = slide.card.n ?? 1
  return [
    fillGround(page, p.bg),
    layPanel(page, 'first', 510, p.panel),
    layPanel(page, 'second', 1020, p.hot),
    grain(page, '#ffffff08'),
    layCast(slide, p, {
      cx: 800,
      cy: page.y(770),
      size: 330 * k,
      turn: 8,
      widest: 340,
      part: 'object',
    }),
    layCast(slide, p, {
      slot: 1,
      cx: 795,
      cy: page.y(1370),
      size: 390 * k,
      turn: -8,
      widest: 390,
      part: 'object',
      order: 1,
    }),
    ...layHead(slide, page, p),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(485) - page.y(330),
      blocks: [titleBlock(slide.card.title, { size: 104 * k, p })],
    }).pieces,
    ...[0, 1].map((i) =>
      setText({
        name: `number ${i}`,
        part: 'row',
        order: i,
        lines: [String(first + i)],
        letters: { ...titleLetters(i ? p.bg : p.hot), leading: 1 },
        size: 136 * k,
        x: page.left - 6,
        y: page.y(i ? 1070 : 556),
        width: 150 * k,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1220 : 706),
      width: 490,
      height: i ? page.y(1500) - page.y(1220) : page.y(985) - page.y(706),
      head: titleLetters(i ? p.bg : p.text),
      headSize: 56 * k,
      line: bodyLetters(i ? p.bg : p.text),
      lineSize: 44 * k,
      up: 16 * k,
    })),
  ]
}
