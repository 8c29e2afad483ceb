import type { TextMark, TextStyle } from '@kadr/contract/scene-text'
import type { Part, Piece } from '../piece.ts'
import { breakLines } from '../type/lines.ts'
import { type Letters, setText } from './words.ts'

/** One block of a column of words. */
export type Block = {
  name: string
  part: Part
  order?: number
  text: string
  letters: Letters
  /** The largest; a column shrinks all its blocks together. */
  size: number
  /** Space above, at full size. */
  up?: number
  /** Narrower than the column. */
  width?: number
  mark?: TextMark
  plate?: TextStyle['plate']
  turn?: number
  isBySentence?: boolean
}

type Column = { x: number; y: number; width: number; height: number; blocks: readonly Block[] }

const FLOOR = 0.55
const STEP = 0.02
const KEEP_KEY = 22

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

/** A word wider than the column shrinks its block first. */
const setBlock = (block: Block, share: number, width: number): SetBlock => {
  let size = block.size * share
  let set = setAt(block, size, width)
  while (!set.fits && size > block.size * FLOOR * 0.6) {
    size -= block.size * STEP
    set = setAt(block, size, width)
  }
  return { block, size, lines: set.lines, ems: set.ems, height: set.height }
}

const totalOf = (set: readonly SetBlock[], share: number) =>
  set.reduce((sum, { height, block }, i) => sum + height + (i ? (block.up ?? 0) * share : 0), 0)

/**
 * Sets blocks one under another as large as the column allows. Returns the pieces and where the
 * words end.
 */
export const setColumn = ({ x, y, width, height, blocks: all }: Column) => {
  const blocks = all.filter(({ text }) => text.trim() !== '')
  let share = 1
  let set = blocks.map((block) => setBlock(block, share, width))
  while (totalOf(set, share) > height && share > FLOOR) {
    share -= STEP
    set = blocks.map((block) => setBlock(block, share, width))
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
    const piece = setText({
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
