import { setColumn } from '../kit/column.ts'
import { layHalves } from '../kit/halves.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { fillGround, grain, rectangle } from '../kit/shapes.ts'
import { setText } from '../kit/words.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout } from '../style.ts'
import type { JournalPalette } from './palette.ts'
import {
  bodyLetters,
  figureLetters,
  layHead,
  layNiche,
  layRound,
  titleBlock,
  titleLetters,
} from './parts.ts'

export const compare: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const half = (page.right - page.left - 40) / 2
  const xOf = (i: number) => page.left + i * (half + 40)
  const top = page.y(980)
  return [
    fillGround(page, p.paper),
    grain(page),
    ...[0, 1].flatMap((slot) =>
      layNiche(slide, page, p, {
        x: slot ? 555 : 60,
        top,
        width: 465,
        floor: 540 * k,
        size: 290 * k,
        slot,
        order: slot,
      }),
    ),
    ...layHead(slide, page, { brand, colour: p.deep }),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(585) - page.y(330),
      blocks: [titleBlock(slide.card.title, { size: 112 * k, colour: p.deep, key: p.accent })],
    }).pieces,
    ...[0, 1].map((i) =>
      rectangle({
        name: `rule ${i}`,
        part: 'row',
        order: i,
        box: { x: xOf(i), y: page.y(612), width: half, height: 3 },
        paint: p.accent,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: xOf(i),
      y: page.y(638),
      width: half,
      height: page.y(950) - page.y(638),
      head: titleLetters(p.deep),
      headSize: 60 * k,
      line: { ...bodyLetters(p.deep), leading: 1.24 },
      lineSize: 46 * k,
      up: 12 * k,
      verdict: [p.accent, p.accent],
    })),
  ]
}

export const list: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const title = setColumn({
    x: page.left,
    y: page.y(330),
    width: page.right - page.left,
    height: page.y(600) - page.y(330),
    blocks: [titleBlock(slide.card.title, { size: 108 * k, colour: p.deep, key: p.accent })],
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: Math.max(title.bottom + 40 * k, page.y(600)),
    until: page.y(1390),
    most: 186,
  })
  const end = rows.at(-1)
  const bottom = end ? end.y + end.height : title.bottom
  return [
    fillGround(page, p.paper),
    grain(page),
    ...layRound(slide, page, p, { cx: 690, cy: 1700, r: 330, size: 340, top: bottom + 30 * k }),
    ...layHead(slide, page, { brand, colour: p.deep }),
    ...title.pieces,
    ...rows.flatMap((row) => [
      rectangle({
        name: `rule ${row.index}`,
        part: 'row',
        order: row.index,
        box: { x: page.left, y: row.y, width: page.right - page.left, height: 2 },
        paint: `${p.deep}44`,
      }),
      setText({
        name: `number ${row.index}`,
        part: 'row',
        order: row.index,
        lines: [String(row.index + 1)],
        letters: figureLetters(p.accent),
        size: 88 * k,
        x: page.left,
        y: row.y + (row.height - 88 * k) / 2,
        width: 80 * k,
      }),
      setRowText({
        row,
        x: page.left + 104 * k,
        width: page.right - page.left - 104 * k,
        letters: { ...bodyLetters(p.deep), leading: 1.22 },
        size: 54 * k,
      }),
    ]),
  ]
}

export const pair: Layout<JournalPalette> = ({ slide, page, palette: p, brand }) => {
  const { k } = page
  const first = slide.card.n ?? 1
  return [
    fillGround(page, p.paper),
    rectangle({
      name: 'second',
      part: 'decor',
      box: page.box(0, 1030, page.width, 1920),
      paint: p.wall,
    }),
    grain(page),
    ...layRound(slide, page, p, { cx: 760, cy: 750, r: 220, size: 280 }),
    ...layRound(slide, page, p, {
      cx: 760,
      cy: 1320,
      r: 230,
      size: 280,
      turn: -4,
      slot: 1,
      order: 1,
      colours: [p.paper, p.paper],
    }),
    ...layHead(slide, page, { brand, colour: p.deep }),
    ...setColumn({
      x: page.left,
      y: page.y(330),
      width: page.right - page.left,
      height: page.y(480) - page.y(330),
      blocks: [titleBlock(slide.card.title, { size: 108 * k, colour: p.deep, key: p.accent })],
    }).pieces,
    ...[0, 1].map((i) =>
      setText({
        name: `number ${i}`,
        part: 'row',
        order: i,
        lines: [String(first + i)],
        letters: figureLetters(i ? p.accentOnWall : p.accent),
        size: 176 * k,
        x: page.left - 4,
        y: page.y(i ? 1062 : 484),
        width: 160 * k,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1240 : 664),
      width: 440,
      height: i ? page.y(1500) - page.y(1240) : page.y(1000) - page.y(664),
      head: titleLetters(p.deep),
      headSize: 60 * k,
      line: { ...bodyLetters(p.deep), leading: 1.28 },
      lineSize: 44 * k,
      up: 14 * k,
    })),
  ]
}
