import { roughBox } from '../hand/cutouts.ts'
import { setColumn } from '../kit/column.ts'
import { layHalves } from '../kit/halves.ts'
import { drawTick } from '../kit/pen-lines.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { rectangle } from '../kit/shapes.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import type { NotesPalette } from './palette.ts'
import {
  bodyLetters,
  layArt,
  layDoodle,
  layPage,
  layRinged,
  layTape,
  SHEET_SHADOW,
  titleBlock,
  titleLetters,
} from './parts.ts'

/** A sticky sheet with tape. */
const laySheet = (
  page: Page,
  {
    index,
    x,
    top,
    bottom,
    colour,
    turn,
  }: {
    index: number
    x: number
    top: number
    bottom: number
    colour: string
    turn: number
  },
): Piece[] => [
  rectangle({
    name: `sheet ${index}`,
    part: 'decor',
    order: index,
    box: page.box(x, top, 950, bottom),
    paint: colour,
    turn,
    shadow: SHEET_SHADOW,
  }),
  layTape({ name: `tape ${index}`, order: index, cx: x + 475, y: page.y(top) }),
]

export const compare: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const { isFix, title } = slide.card
  const [first, second] = isFix ? [p.before, p.after] : [p.first, p.second]
  return [
    ...layPage(slide, page, p, 'squared'),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(560) - page.y(330),
      blocks: [titleBlock(title, { size: 166 * k, p })],
    }).pieces,
    ...laySheet(page, { index: 0, x: 56, top: 590, bottom: 1050, colour: first, turn: -1.5 }),
    ...laySheet(page, { index: 1, x: 84, top: 1090, bottom: 1550, colour: second, turn: 1.4 }),
    ...layHalves(slide.card, (i) => ({
      x: i ? page.left + 46 : page.left + 26,
      y: page.y(i ? 1150 : 650),
      width: 520,
      height: i ? page.y(1500) - page.y(1150) : page.y(1020) - page.y(650),
      head: titleLetters(p.pen),
      headSize: 116 * k,
      line: bodyLetters(p.graphite),
      lineSize: 80 * k,
      up: 16 * k,
      turn: i ? 1.4 : -1.5,
      verdict: [p.red, '#1f7a3d'],
    })),
    layDoodle(slide, p, {
      cx: 800,
      cy: page.y(820),
      size: 320 * k,
      turn: 6,
      widest: 300,
      part: 'object',
    }),
    layDoodle(slide, p, {
      slot: 1,
      cx: 830,
      cy: page.y(1320),
      size: 320 * k,
      turn: -6,
      widest: 300,
      part: 'object',
      order: 1,
    }),
  ]
}

export const list: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const title = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(630) - page.y(330),
    blocks: [titleBlock(slide.card.title, { size: 158 * k, p })],
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: Math.max(title.bottom + 30 * k, page.y(600)),
    until: page.y(1370),
    most: 196,
  })
  const end = rows.at(-1)
  const box = 84 * k
  return [
    ...layPage(slide, page, p, 'lined'),
    ...title.pieces,
    ...rows.flatMap((row): Piece[] => {
      const y = row.y + (row.height - box) / 2
      return [
        {
          name: `box ${row.index}`,
          part: 'row',
          order: row.index,
          layer: {
            kind: 'shape',
            shape: 'path',
            radius: 0,
            paint: { kind: 'solid', colour: '#ffffff' },
            path: { d: roughBox(box) },
            stroke: { colour: p.graphite, width: 7, cap: 'round', join: 'round' },
            box: { x: page.left + 8, y, width: box, height: box },
          },
        },
        drawTick({
          name: `tick ${row.index}`,
          part: 'tick',
          order: row.index,
          x: page.left + 16 * k,
          y: y - 28 * k,
          size: 104 * k,
          width: 19 * k,
          colour: p.red,
          seed: row.index + 3,
        }),
        setRowText({
          row,
          x: page.left + 142 * k,
          width: page.right - page.left - 142 * k,
          letters: bodyLetters(p.graphite),
          size: 80 * k,
        }),
      ]
    }),
    ...layArt(slide, page, p, {
      cx: 720,
      cy: page.y(1620),
      size: 380 * k,
      turn: 6,
      top: end ? end.y + end.height + 20 * k : page.y(1400),
    }),
  ]
}

export const pair: Layout<NotesPalette> = ({ slide, page, palette: p }) => {
  const { k } = page
  const first = slide.card.n ?? 1
  return [
    ...layPage(slide, page, p, 'squared'),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(500) - page.y(330),
      blocks: [titleBlock(slide.card.title, { size: 166 * k, p })],
    }).pieces,
    ...laySheet(page, { index: 0, x: 56, top: 540, bottom: 1010, colour: p.first, turn: -1.5 }),
    ...laySheet(page, { index: 1, x: 84, top: 1040, bottom: 1540, colour: p.second, turn: 1.4 }),
    ...[0, 1].flatMap((i) =>
      layRinged(String(first + i), {
        x: page.left + (i ? 46 : 22),
        y: page.y(i ? 1082 : 588),
        size: 124 * k,
        colour: p.red,
        seed: 5 + i,
        part: 'row',
        order: i,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: page.left + (i ? 46 : 22),
      y: page.y(i ? 1226 : 732),
      width: 540,
      height: i ? page.y(1500) - page.y(1226) : page.y(990) - page.y(732),
      head: { ...titleLetters(p.pen), leading: 0.9 },
      headSize: 104 * k,
      line: bodyLetters(p.graphite),
      lineSize: 74 * k,
      up: 12 * k,
      turn: i ? 1.4 : -1.5,
    })),
    layDoodle(slide, p, {
      cx: 810,
      cy: page.y(775),
      size: 320 * k,
      turn: 6,
      widest: 300,
      part: 'object',
    }),
    layDoodle(slide, p, {
      slot: 1,
      cx: 830,
      cy: page.y(1290),
      size: 320 * k,
      turn: -6,
      widest: 300,
      part: 'object',
      order: 1,
    }),
  ]
}
