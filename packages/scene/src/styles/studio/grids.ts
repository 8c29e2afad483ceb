import { setColumn } from '../kit/column.ts'
import { layHalves } from '../kit/halves.ts'
import { buildDots } from '../kit/headers.ts'
import { setRowText, spreadRows } from '../kit/rows.ts'
import { circle, fillGround, glow, rectangle } from '../kit/shapes.ts'
import { setInside, setText } from '../kit/words.ts'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'
import { rowsOf } from '../read-card.ts'
import type { Layout, StyledSlide } from '../style.ts'
import { type StudioPalette, type StudioSet, setOf } from './palette.ts'
import { bodyLetters, layStage, layToy, titleBlock, titleLetters } from './parts.ts'

const CREAM = '#fff7ec'
const CARD = '#fffdf8'

const dots = (slide: StyledSlide, page: Page, set: StudioSet) =>
  buildDots({ slide, page, colour: set.type, dim: `${set.type}47`, size: 16 })

/** Two sets, one above the other; the lower comes forward with round corners. */
const layTwo = (
  slide: StyledSlide,
  page: Page,
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
    layToy(slide, first, {
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
    layToy(slide, second, {
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

export const compare: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const first = setOf(palette, slide.index + 1)
  const { k } = page
  return [
    fillGround(page, set.wall),
    ...layTwo(slide, page, { first, second: set, at: [590, 1090] }),
    ...dots(slide, page, set),
    ...setColumn({
      x: page.left,
      y: page.y(322),
      width: page.right - page.left,
      height: page.y(565) - page.y(322),
      blocks: [titleBlock(slide.card.title, { size: 104 * k, set })],
    }).pieces,
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1170 : 665),
      width: 500,
      height: i ? page.y(1500) - page.y(1170) : page.y(1050) - page.y(665),
      head: titleLetters(i ? CREAM : first.type),
      headSize: 62 * k,
      line: bodyLetters(i ? CREAM : first.type),
      lineSize: 48 * k,
      up: 22 * k,
      verdict: ['#c9301c', CREAM],
    })),
  ]
}

export const list: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const { k } = page
  const title = setColumn({
    x: page.left,
    y: page.y(322),
    width: page.right - page.left,
    height: page.y(570) - page.y(322),
    blocks: [titleBlock(slide.card.title, { size: 96 * k, set })],
  })
  const rows = spreadRows(page, {
    items: rowsOf(slide.card),
    from: Math.max(title.bottom + 30 * k, page.y(570)),
    until: page.y(1360),
    most: 184,
  })
  const end = rows.at(-1)
  const badge = 84 * k
  const left = page.left - 22
  const width = page.right - left
  return [
    ...layStage(slide, page, set, {
      cx: 690,
      y: 1720,
      size: 330,
      turn: 5,
      r: 300,
      top: end ? end.y + end.height : title.bottom,
    }),
    ...dots(slide, page, set),
    ...title.pieces,
    ...rows.flatMap((row) => {
      const named = { part: 'row' as const, order: row.index }
      const height = row.height - 22 * k
      const box = { x: left + 28 * k, y: row.y + (height - badge) / 2, width: badge, height: badge }
      return [
        rectangle({
          name: `card ${row.index}`,
          ...named,
          box: { x: left, y: row.y, width, height },
          radius: 48 * k,
          paint: CARD,
          shadow: { colour: `${set.deep}22`, blur: 34, x: 0, y: 14 },
        }),
        circle({
          name: `badge ${row.index}`,
          ...named,
          cx: box.x + badge / 2,
          cy: box.y + badge / 2,
          r: badge / 2,
          paint: set.deep,
        }),
        setInside({
          name: `badge number ${row.index}`,
          ...named,
          box,
          text: String(row.index + 1),
          letters: { ...titleLetters('#ffffff'), leading: 1 },
          size: badge * 0.52,
        }),
        setRowText({
          row: { ...row, height },
          x: left + 146 * k,
          width: width - 176 * k,
          letters: { ...bodyLetters(set.deep), leading: 1.2 },
          size: 47 * k,
        }),
      ]
    }),
  ]
}

export const pair: Layout<StudioPalette> = ({ slide, page, palette }) => {
  const set = setOf(palette, slide.index)
  const top = setOf(palette, slide.index + 1)
  const { k } = page
  const first = slide.card.n ?? 1
  return [
    fillGround(page, set.wall),
    ...layTwo(slide, page, { first: top, second: set, at: [490, 1010] }),
    ...dots(slide, page, set),
    ...setColumn({
      x: page.left,
      y: page.y(322),
      width: page.right - page.left,
      height: page.y(466) - page.y(322),
      blocks: [titleBlock(slide.card.title, { size: 100 * k, set })],
    }).pieces,
    ...[0, 1].map((i) =>
      setText({
        name: `number ${i}`,
        part: 'row',
        order: i,
        lines: [String(first + i)],
        letters: { ...titleLetters(i ? CREAM : top.type), leading: 1 },
        size: 128 * k,
        x: page.left - 4,
        y: page.y(i ? 1060 : 540),
        width: 140 * k,
      }),
    ),
    ...layHalves(slide.card, (i) => ({
      x: page.left,
      y: page.y(i ? 1205 : 686),
      width: 490,
      height: i ? page.y(1500) - page.y(1205) : page.y(975) - page.y(686),
      head: titleLetters(i ? CREAM : top.type),
      headSize: 54 * k,
      line: bodyLetters(i ? CREAM : top.type),
      lineSize: 44 * k,
      up: 16 * k,
    })),
  ]
}
