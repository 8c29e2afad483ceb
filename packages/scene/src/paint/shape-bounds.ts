import type { Shadow } from '@kadr/contract/studio/scene/paint'
import type { Box, ShapeLayer } from '@kadr/contract/studio/scene/scene'
import { growBox } from '../geometry/boxes.ts'
import { turnAround, turnBox } from '../geometry/turn.ts'
import { measurePath, placeOutline } from '../path/trace.ts'
import { getPhoneBounds } from './paint-phone.ts'

/** A blurred shadow reaches about as far as its blur. */
export const measureShadow = (shadow: Shadow | undefined): number =>
  shadow ? shadow.blur * 1.2 + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)) : 0

/** Sharp joins of a stroke reach further than half its width. */
const MITER = 2

/** Bounds of everything the shape draws, turned by `sway` degrees more than its own turn. */
export const getShapeBounds = (layer: ShapeLayer, sway = 0): Box => {
  const { shape, box, path, stroke, shadow, redraw } = layer
  if (shape === 'phone') return getPhoneBounds(box)
  const own = shape === 'path' && path ? (measurePath(placeOutline(path, box)) ?? box) : box
  const line = stroke ? (stroke.width / 2) * (stroke.join === 'miter' ? MITER : 1) + 1 : 0
  const reach = line + measureShadow(shadow) + (redraw?.amount ?? 0)
  const turn = turnAround(box, (layer.turn ?? 0) + sway)
  return turnBox(reach > 0 ? growBox(own, reach) : own, turn)
}
