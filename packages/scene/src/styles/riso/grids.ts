import { layHalves } from '../kit/halves.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { rectangle } from '../kit/shapes.ts'
import { setText } from '../kit/words.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import { hotOnInk, type RisoPalette } from './palette.ts'
import {
  bodyLetters,
  inkMark,
  layArt,
  layDots,
  layField,
  layGround,
  layHead,
  layPoster,
  layPrint,
  posterLetters,
} from './parts.ts'

export const compare: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  return [
    ...layGround(page, p.paper),
    layField(page, 'first', 590, p.hot),
    layField(page, 'second', 1110, p.ink),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...layPoster(slide.card.title, {
      x: page.left,
      y: page.y(326),
      width: page.right - page.left,
      height: page.y(570) - page.y(326),
      most: 210 * k,
      colour: p.ink,
      mark: inkMark(p.hotType),
    }).pieces,
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1166 : 650),
      width: 480,
      height: i ? page.y(1500) - page.y(1166) : page.y(1060) - page.y(650),
      head: posterLetters(i ? p.paper : p.ink),
      headSize: 96 * k,
      line: bodyLetters(i ? p.paper : p.ink, i === 0),
      lineSize: 54 * k,
      up: 18 * k,
      verdict: [p.paper, p.hot],
    })),
    layPrint(slide, p, {
      cx: 790,
      cy: page.y(850),
      size: 400 * k,
      turn: 8,
      widest: 370,
      part: 'object',
    }),
    layPrint(slide, p, {
      slot: 1,
      cx: 810,
      cy: page.y(1520),
      size: 450 * k,
      turn: -8,
      widest: 390,
      part: 'object',
      order: 1,
    }),
  ]
}

export const list: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const title = layPoster(slide.card.title, {
    x: page.left,
    y: page.y(326),
    width: page.right - page.left,
    height: page.y(650) - page.y(326),
    most: 210 * k,
    colour: p.paper,
    mark: inkMark(hotOnInk(p)),
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: title.bottom + 36 * k,
    until: page.y(1420),
    most: 200,
  })
  const end = rows.at(-1)
  const numberLetters = { ...posterLetters(hotOnInk(p)), leading: 1 }
  return [
    ...layGround(page, p.ink),
    ...layArt(slide, page, p, {
      cx: 725,
      cy: page.y(1640),
      size: 430 * k,
      turn: 8,
      top: end ? end.y + end.height + 20 * k : page.y(1400),
      disc: { cy: 1680, r: 300, colour: p.hot },
      over: [layDots(page, { from: 1450, colour: p.hot, cell: 34 })],
    }),
    ...layHead(slide, page, { brand, colour: p.paper }),
    ...title.pieces,
    ...rows.flatMap((row) => [
      rectangle({
        name: `rule ${row.index}`,
        part: 'row',
        order: row.index,
        box: { x: page.left, y: row.y, width: page.right - page.left, height: 5 },
        paint: p.paper,
      }),
      setText({
        name: `number ${row.index}`,
        part: 'row',
        order: row.index,
        lines: [String(row.index + 1)],
        letters: numberLetters,
        size: 96 * k,
        x: page.left,
        y: row.y + (row.height - 96 * k) / 2 + 3,
        width: 70 * k,
      }),
      setRowText({
        row: { ...row, y: row.y + 4 },
        x: page.left + 100 * k,
        width: page.right - page.left - 100 * k,
        letters: { ...bodyLetters(p.paper, false), leading: 1.16 },
        size: 60 * k,
      }),
    ]),
  ]
}

export const pair: Layout<RisoPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const first = slide.card.n ?? 1
  return [
    ...layGround(page, p.paper),
    layField(page, 'first', 520, p.hot),
    layField(page, 'second', 1030, p.ink),
    ...layHead(slide, page, { brand, colour: p.ink }),
    ...layPoster(slide.card.title, {
      x: page.left,
      y: page.y(326),
      width: page.right - page.left,
      height: page.y(500) - page.y(326),
      most: 140 * k,
      colour: p.ink,
      mark: inkMark(p.hotType),
    }).pieces,
    ...[0, 1].map((i) =>
      setText({
        name: `number ${i}`,
        part: 'row',
        order: i,
        lines: [String(first + i)],
        letters: { ...posterLetters(i ? hotOnInk(p) : p.ink), leading: 1 },
        size: 170 * k,
        x: page.left,
        y: page.y(i ? 1070 : 556),
        width: 170 * k,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1250 : 736),
      width: 490,
      height: i ? page.y(1500) - page.y(1250) : page.y(1000) - page.y(736),
      head: posterLetters(i ? p.paper : p.ink),
      headSize: 80 * k,
      line: bodyLetters(i ? p.paper : p.ink, i === 0),
      lineSize: 52 * k,
      up: 12 * k,
    })),
    layPrint(slide, p, {
      cx: 795,
      cy: page.y(775),
      size: 390 * k,
      turn: 8,
      widest: 350,
      part: 'object',
    }),
    layPrint(slide, p, {
      slot: 1,
      cx: 795,
      cy: page.y(1400),
      size: 430 * k,
      turn: -6,
      widest: 390,
      part: 'object',
      order: 1,
    }),
  ]
}
