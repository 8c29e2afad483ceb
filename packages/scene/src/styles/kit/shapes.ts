import type { Paint, Shadow, Stroke } from '@kadr/contract/studio/scene/paint'
import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Page } from '../page.ts'
import type { Part, Piece } from '../piece.ts'

type PieceFields = { name: string; part: Part; order?: number; opacity?: number }

const solid = (colour: string): Paint => ({ kind: 'solid', colour })
const toPaint = (paint: Paint | string): Paint => (typeof paint === 'string' ? solid(paint) : paint)

/** Fills the whole canvas. */
export const fillGround = (page: Page, paint: Paint | string, name = 'ground'): Piece => ({
  name,
  part: 'ground',
  layer: {
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    paint: toPaint(paint),
    box: { x: 0, y: 0, width: page.width, height: page.height },
  },
})

export const rectangle = ({
  box,
  paint,
  radius = 0,
  turn,
  shadow,
  stroke,
  ...named
}: PieceFields & {
  box: Box
  paint: Paint | string
  radius?: number
  turn?: number
  shadow?: Shadow
  stroke?: Stroke
}): Piece => ({
  ...named,
  layer: {
    kind: 'shape',
    shape: 'rectangle',
    radius,
    paint: toPaint(paint),
    box,
    ...(turn === undefined ? {} : { turn }),
    ...(shadow ? { shadow } : {}),
    ...(stroke ? { stroke } : {}),
  },
})

export const ellipse = ({
  box,
  paint,
  ...named
}: PieceFields & { box: Box; paint: Paint | string }): Piece => ({
  ...named,
  layer: { kind: 'shape', shape: 'ellipse', radius: 0, paint: toPaint(paint), box },
})

export const circle = ({
  cx,
  cy,
  r,
  ...rest
}: PieceFields & { cx: number; cy: number; r: number; paint: Paint | string }): Piece =>
  ellipse({ ...rest, box: { x: cx - r, y: cy - r, width: r * 2, height: r * 2 } })

export const arch = ({
  box,
  paint,
  ...named
}: PieceFields & { box: Box; paint: Paint | string }): Piece => ({
  ...named,
  layer: { kind: 'shape', shape: 'arch', radius: 0, paint: toPaint(paint), box },
})

/** A filled outline in points from the top left corner of the box. */
export const path = ({
  d,
  box,
  paint,
  shadow,
  turn,
  ...named
}: PieceFields & {
  d: string
  box: Box
  paint: Paint | string
  shadow?: Shadow
  turn?: number
}): Piece => ({
  ...named,
  layer: {
    kind: 'shape',
    shape: 'path',
    radius: 0,
    paint: toPaint(paint),
    path: { d },
    box,
    ...(turn === undefined ? {} : { turn }),
    ...(shadow ? { shadow } : {}),
  },
})

/** A stroke that is drawn along its length when it enters. */
export const line = ({
  d,
  box,
  stroke,
  ...named
}: PieceFields & { d: string; box: Box; stroke: Stroke }): Piece => ({
  ...named,
  layer: {
    kind: 'shape',
    shape: 'path',
    radius: 0,
    paint: { kind: 'none' },
    path: { d },
    stroke,
    box,
  },
})

/** A soft round shadow or glow. */
export const glow = ({
  cx,
  cy,
  width,
  height = width,
  colour,
  alpha,
  ...named
}: PieceFields & {
  cx: number
  cy: number
  width: number
  height?: number
  colour: string
  alpha: number
}): Piece => {
  const hex = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
  return ellipse({
    ...named,
    box: { x: cx - width / 2, y: cy - height / 2, width, height },
    paint: {
      kind: 'radial',
      from: `${colour}${hex}`,
      to: `${colour}00`,
      x: 0.5,
      y: 0.5,
      radius: 1,
    },
  })
}

/** Paper noise over the background; it belongs to the ground, so it does not move. */
export const grain = (page: Page, colour = '#0000000d'): Piece => ({
  name: 'grain',
  part: 'ground',
  layer: {
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    paint: { kind: 'texture', texture: 'grain', colour, cell: 3, amount: 0.5 },
    box: { x: 0, y: 0, width: page.width, height: page.height },
  },
})
