import type { SlideRow } from '@kadr/contract/studio/storyboard'
import type { Piece } from '../../piece.ts'
import { shownRows } from '../../read-card.ts'
import { line, rectangle } from '../shapes.ts'
import { findChartKind, readFigure } from './amounts.ts'
import { type Board, footOf, placeFootPhoto } from './board.ts'
import { placeCell } from './cell.ts'

type Area = { top: number; bottom: number }

const HIGHEST = 260
const BAR = 76
/** A bar of nothing is still seen. */
const SHORTEST = 0.02

/** Amounts as bars: the name and the figure over each. */
const placeBars = (board: Board, rows: readonly SlideRow[], { top, bottom }: Area): Piece[] => {
  const { page } = board
  const { k } = page
  const width = page.right - page.left
  const height = Math.min(HIGHEST * k, (bottom - top) / Math.max(1, rows.length))
  const figures = rows.map(({ value }) => readFigure(value) ?? 0)
  const most = Math.max(...figures, Number.MIN_VALUE)
  return rows.flatMap(({ label, value }, index) => {
    const y = top + index * height
    const bar = Math.min(BAR * k, height * 0.36)
    const words = { y, height: height - bar - 34 * k }
    const share = Math.max(SHORTEST, (figures[index] ?? 0) / most)
    const box = { x: page.left, y: y + words.height + 8 * k, height: bar }
    const isMost = figures[index] === most
    const radius = board.isDrawn ? 4 : board.barRadius(bar)
    return [
      rectangle({
        name: `rail ${index}`,
        part: 'row',
        order: index,
        box: { ...box, width },
        radius,
        paint: board.dim,
      }),
      rectangle({
        name: `bar ${index}`,
        part: 'bar',
        order: index,
        box: { ...box, width: Math.max(bar * 0.4, width * share) },
        radius,
        paint: isMost ? board.accent : `${board.ink.slice(0, 7)}99`,
      }),
      ...placeCell({
        name: `label ${index}`,
        order: index,
        text: label,
        letters: board.body(board.ink),
        size: 50 * k * board.bodyScale,
        box: { x: page.left, width: width * 0.64, ...words },
        anchor: 'bottom',
        lines: 2,
      }),
      ...placeCell({
        name: `value ${index}`,
        order: index,
        text: value,
        letters: board.figure(board.ink),
        size: 84 * k * board.figureScale,
        box: { x: page.left + width * 0.66, width: width * 0.34, ...words },
        align: 'right',
        anchor: 'bottom',
        lines: 1,
      }),
    ]
  })
}

/** Parts of a whole as one column, each named beside it. */
const placeParts = (board: Board, rows: readonly SlideRow[], { top, bottom }: Area): Piece[] => {
  const { page } = board
  const { k } = page
  const wide = 230 * k
  const figures = rows.map(({ value }) => readFigure(value) ?? 0)
  const sum = figures.reduce((all, figure) => all + figure, 0) || 1
  const least = 120 * k
  const free = Math.max(0, bottom - top - 30 * k - least * rows.length)
  const ink = board.ink.slice(0, 7)
  // In styles of one colour the main one is that of words.
  const shades = ['ff', 'b3', '80', '59', '40']
    .slice(board.accent === board.ink ? 1 : 0)
    .map((alpha) => `${ink}${alpha}`)
  let y = top + 30 * k
  return rows.flatMap(({ label, value }, index) => {
    const height = least + (free * (figures[index] ?? 0)) / sum
    const from = y
    y += height
    const x = page.left + wide + 44 * k
    const paints = [board.accent, ...shades]
    const figureHeight = Math.min(96 * k, height * 0.55)
    return [
      rectangle({
        name: `part ${index}`,
        part: 'bar',
        order: index,
        box: { x: page.left, y: from, width: wide, height: height - 10 * k },
        radius: board.isDrawn ? 4 : Math.min(20 * k, board.barRadius(40 * k)),
        paint: paints[index % paints.length] ?? board.accent,
      }),
      ...placeCell({
        name: `value ${index}`,
        order: index,
        text: value,
        letters: board.figure(board.ink),
        size: 100 * k * board.figureScale,
        box: { x, y: from, width: page.right - x, height: figureHeight },
        anchor: 'top',
        lines: 1,
      }),
      ...placeCell({
        name: `label ${index}`,
        order: index,
        text: label,
        letters: board.body(board.ink),
        size: 46 * k * board.bodyScale,
        box: {
          x,
          y: from + figureHeight,
          width: page.right - x,
          height: height - figureHeight - 10 * k,
        },
        anchor: 'top',
        lines: 2,
      }),
    ]
  })
}

/** Points of an arc from the top, clockwise. */
const arcOf = (r: number, share: number): string => {
  const at = (part: number) => {
    const angle = part * Math.PI * 2 - Math.PI / 2
    return `${(r + Math.cos(angle) * r).toFixed(1)} ${(r + Math.sin(angle) * r).toFixed(1)}`
  }
  const full = Math.min(0.999, Math.max(0.01, share))
  const steps = Math.max(1, Math.ceil(full * 4))
  const arcs = Array.from(
    { length: steps },
    (_, step) => `A${r} ${r} 0 0 1 ${at((full * (step + 1)) / steps)}`,
  )
  return `M${at(0)}${arcs.join('')}`
}

/** One part of a whole as a ring with the figure inside. */
const placeShare = (board: Board, row: SlideRow, { top, bottom }: Area): Piece[] => {
  const { page } = board
  const { k } = page
  const whole = Math.min(page.right - page.left, bottom - top - 130 * k)
  const stroke = Math.min(96 * k, whole * 0.13)
  const size = whole - stroke
  const r = size / 2
  const box = { x: page.width / 2 - r, y: top + stroke / 2, width: size, height: size }
  const ring = (name: string, share: number, colour: string, part: 'bar' | 'ring'): Piece =>
    line({
      name,
      part,
      d: arcOf(r, share),
      box,
      stroke: { colour, width: stroke, cap: 'butt', join: 'round' },
    })
  return [
    { ...ring('whole', 1, board.dim, 'ring'), part: 'figure' },
    ring('share', (readFigure(row.value) ?? 0) / 100, board.accent, 'ring'),
    ...placeCell({
      name: 'value',
      part: 'figure',
      text: row.value,
      letters: board.figure(board.ink),
      size: Math.min(250 * k, size * 0.32) * board.figureScale,
      box: { x: box.x + stroke, y: box.y, width: size - stroke * 2, height: size },
      align: 'center',
      lines: 1,
    }),
    ...placeCell({
      name: 'label',
      text: row.label,
      letters: board.body(board.ink),
      size: 54 * k * board.bodyScale,
      box: {
        x: page.left,
        y: box.y + size + stroke / 2 + 20 * k,
        width: page.right - page.left,
        height: 100 * k,
      },
      align: 'center',
      lines: 2,
    }),
  ]
}

/** Amounts by their kind: bars, parts of a whole, or one share. */
export const chart = (board: Board) => {
  const { slide, page } = board
  const { k } = page
  const rows = shownRows(slide.card)
  const title = board.placeTitle({ from: page.y(316), until: page.y(600), size: 100 })
  const foot = footOf(board)
  const note = placeCell({
    name: 'body',
    part: 'body',
    text: slide.card.body,
    letters: board.body(board.ink),
    size: 42 * k * board.bodyScale,
    box: { x: page.left, y: foot - 110 * k, width: page.right - page.left, height: 110 * k },
    anchor: 'bottom',
    lines: 2,
  })
  const area = { top: title.bottom + 44 * k, bottom: note.length > 0 ? foot - 140 * k : foot }
  const kind = findChartKind(rows)
  const [only] = rows
  const drawn =
    kind === 'share' && only
      ? placeShare(board, only, area)
      : kind === 'parts'
        ? placeParts(board, rows, area)
        : placeBars(board, rows, area)
  return board.compose({
    art: placeFootPhoto(board, foot),
    words: [...title.pieces, ...note],
    rows: drawn,
  })
}
