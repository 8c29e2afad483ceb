import * as hand from '../hand/strokes.ts'
import type { Part, Piece } from '../piece.ts'
import { line } from './shapes.ts'

type PenLine = {
  name: string
  part: Part
  order?: number
  x: number
  y: number
  colour: string
  width: number
  seed?: number
}

const draw = (
  { x, y, colour, width, seed = 1, ...named }: PenLine,
  size: { width: number; height: number },
  lines: readonly (readonly hand.Point[])[],
): Piece =>
  line({
    ...named,
    d: lines.map((points) => hand.curve(points)).join(''),
    box: { x, y, ...size },
    stroke: { colour, width, cap: 'round', join: 'round', pen: seed },
  })

export const drawTick = (at: PenLine & { size: number }): Piece =>
  draw(at, { width: at.size, height: at.size }, [hand.tick(at.size)])

export const drawCross = (at: PenLine & { size: number }): Piece =>
  draw(at, { width: at.size, height: at.size }, hand.cross(at.size))

export const drawRing = (at: PenLine & { size: number }): Piece =>
  draw(at, { width: at.size, height: at.size * 0.94 }, [
    hand.ring(at.size, at.size * 0.94, at.seed),
  ])

export const drawDoubleLine = (at: PenLine & { length: number }): Piece =>
  draw(at, { width: at.length, height: 30 }, [hand.doubleLine(at.length, at.seed)])

export const drawArrow = (
  at: PenLine & { dx: number; dy: number; bend: number; head: number },
): Piece => draw(at, { width: Math.abs(at.dx), height: Math.abs(at.dy) }, hand.arrow(at))

/** Three short rays around the lower right corner. */
export const drawRays = (at: PenLine): Piece =>
  draw(
    at,
    { width: 90, height: 90 },
    [
      [-80, -6],
      [-58, -58],
      [-6, -80],
    ].map(([dx = 0, dy = 0]) => [
      [90 + dx * 0.45, 90 + dy * 0.45],
      [90 + dx, 90 + dy],
    ]),
  )
