import type { Mask } from '@kadr/contract/studio/scene/paint'
import type { Box, PictureLayer } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'
import { growBox } from '../geometry/boxes.ts'
import { applyTurn, turnAround, turnBox } from '../geometry/turn.ts'
import { placeOutline, tracePath } from '../path/trace.ts'
import { traceArch, useBoxShadow } from './paint-shape.ts'
import { measureShadow } from './shape-bounds.ts'

const traceMask = <Image>(brush: Brush<Image>, mask: Mask | undefined, box: Box) => {
  brush.beginPath()
  if (mask?.kind === 'ellipse') {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    brush.ellipse(x, y, box.width / 2, box.height / 2, 0, 0, Math.PI * 2)
  } else if (mask?.kind === 'arch') traceArch(brush, box)
  else if (mask?.kind === 'path') tracePath(brush, placeOutline(mask, box))
  else if (mask) {
    const radius = Math.min(mask.radius, box.width / 2, box.height / 2)
    brush.roundRect(box.x, box.y, box.width, box.height, radius)
  } else brush.rect(box.x, box.y, box.width, box.height)
}

export const getFramedBounds = ({ box, border, shadow, turn }: PictureLayer, sway = 0): Box => {
  const reach = (border?.width ?? 0) + measureShadow(shadow)
  return turnBox(growBox(box, reach), turnAround(box, (turn ?? 0) + sway))
}

/** The border as a larger shape behind the picture: one drawing casts one shadow. */
const paintBack = <Image>(brush: Brush<Image>, layer: PictureLayer, scale: number) => {
  const { box, border, shadow, mask } = layer
  if (!border && !shadow) return
  const width = border?.width ?? 0
  brush.save()
  useBoxShadow(brush, shadow, scale)
  brush.fillStyle = border?.colour ?? '#000000'
  if (mask?.kind === 'path') {
    brush.strokeStyle = brush.fillStyle
    brush.lineWidth = width * 2
    brush.lineJoin = 'round'
    traceMask(brush, mask, box)
    if (border) brush.stroke()
    else brush.fill()
  } else {
    const outer = mask?.kind === 'rounded' ? { ...mask, radius: mask.radius + width } : mask
    traceMask(brush, outer, growBox(box, width))
    brush.fill()
  }
  brush.restore()
}

/** A picture cut to its mask, with border and shadow around it. */
export const paintFramed = <Image>({
  brush,
  layer,
  sway,
  scale,
  paint,
}: {
  brush: Brush<Image>
  layer: PictureLayer
  sway: number
  scale: number
  /** Paints the picture itself. */
  paint: () => void
}): void => {
  const { box, mask } = layer
  brush.save()
  applyTurn(brush, turnAround(box, (layer.turn ?? 0) + sway))
  paintBack(brush, layer, scale)
  traceMask(brush, mask, box)
  brush.clip()
  paint()
  brush.restore()
}
