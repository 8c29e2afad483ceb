import type { TextMark, TextStyle } from '@kadr/contract/studio/scene/text'
import type { Part, Piece } from '../piece.ts'
import { breakLines } from '../type/lines.ts'
import { type Letters, placeText } from './words.ts'

export type Block = {
  name: string
  part: Part
  order?: number
  text: string
  letters: Letters
  /** The largest size; a column shrinks all its blocks together. */
  size: number
  /** Space above, at full size. */
  up?: number
  /** Maximum width, when narrower than the column. */
  width?: number
  mark?: TextMark
  plate?: TextStyle['plate']
  turn?: number
  isBySentence?: boolean
}

type ColumnInput = {
  x: number
  y: number
  width: number
  height: number
  blocks: readonly Block[]
}

/** Placed words; `share` is how much of their largest size they have. */
export type Column = { pieces: Piece[]; bottom: number; share: number }

const FLOOR = 0.55
const STEP = 0.02
const KEEP_KEY = 18

type SetBlock = { block: Block; size: number; lines: string[]; ems: number; height: number }

const roomOf = ({ mark }: Block): number =>
  mark && mark.kind !== 'colour' ? 2 * (mark.padding ?? 0.16) : 0

const setAt = (block: Block, size: number, width: number) => {
  const padding = block.plate ? (block.plate.padding * size) / block.size : 0
  const limit = Math.min(block.width ?? width, width) - padding * 2
  const set = breakLines({
    text: block.text,
    face: block.letters,
    limit: limit / size,
    room: roomOf(block),
    isBySentence: block.isBySentence === true,
    keep: KEEP_KEY,
  })
  return { ...set, height: set.lines.length * size * block.letters.leading + padding * 2 }
}

/** A title of three or more lines may shrink this much to save a line. */
const SHORTER = 0.86
const MANY_LINES = 3

const saveLine = (block: Block, size: number, width: number): number => {
  const lines = setAt(block, size, width).lines.length
  if (block.part !== 'title' || lines < MANY_LINES) return size
  for (let share = 1 - STEP; share >= SHORTER; share -= STEP) {
    const tried = setAt(block, size * share, width)
    if (tried.fits && tried.lines.length < lines) return size * share
  }
  return size
}

/** A word wider than the column shrinks its block first. */
const setBlock = (block: Block, share: number, width: number): SetBlock => {
  let size = saveLine(block, block.size * share, width)
  let set = setAt(block, size, width)
  while (!set.fits && size > block.size * FLOOR * 0.6) {
    size -= block.size * STEP
    set = setAt(block, size, width)
  }
  return { block, size, lines: set.lines, ems: set.ems, height: set.height }
}

const totalOf = (set: readonly SetBlock[], share: number) =>
  set.reduce((sum, { height, block }, i) => sum + height + (i ? (block.up ?? 0) * share : 0), 0)

/** A one-line title grows up to this much when the column has room. */
const GROWN = 1.35
const GROWN_ROOM = 0.62

const growTitle = (set: readonly SetBlock[], width: number): SetBlock[] =>
  set.map((one) => {
    if (one.block.part !== 'title' || one.lines.length > 1) return one
    const grow = Math.min(GROWN, width / (one.ems * one.size))
    return grow > 1 ? { ...one, size: one.size * grow, height: one.height * grow } : one
  })

/** Places blocks one under another, as large as the height allows. */
export const placeColumn = ({ x, y, width, height, blocks: all }: ColumnInput): Column => {
  const blocks = all.filter(({ text }) => text.trim() !== '')
  let share = 1
  let set = blocks.map((block) => setBlock(block, share, width))
  while (totalOf(set, share) > height && share > FLOOR) {
    share -= STEP
    set = blocks.map((block) => setBlock(block, share, width))
  }
  if (share === 1) {
    const grown = growTitle(set, width)
    if (totalOf(grown, 1) < height * GROWN_ROOM) set = grown
  }
  let top = y
  const pieces: Piece[] = set.map(({ block, size, lines, ems, height: own }, index) => {
    if (index) top += (block.up ?? 0) * share
    const scale = size / block.size
    const plate = block.plate && {
      ...block.plate,
      padding: block.plate.padding * scale,
      radius: block.plate.radius * scale,
    }
    const piece = placeText({
      name: block.name,
      part: block.part,
      ...(block.order === undefined ? {} : { order: block.order }),
      lines,
      letters: block.letters,
      size,
      x,
      y: top,
      width: ems * size + (plate ? plate.padding * 2 : 0),
      ...(block.mark ? { mark: block.mark } : {}),
      ...(plate ? { plate } : {}),
      ...(block.turn === undefined ? {} : { turn: block.turn }),
    })
    top += own
    return piece
  })
  return { pieces, bottom: top, share }
}
