import type { Box, ObjectLayer } from '@kadr/contract/studio/scene/scene'
import type { BakedObject, Brush } from '../draw/brush.ts'
import { growBox } from '../geometry/boxes.ts'
import { applyTurn, turnAround, turnBox } from '../geometry/turn.ts'
import type { LayerState } from '../time/variant.ts'
import { useBoxShadow } from './paint-shape.ts'
import { measureShadow } from './shape-bounds.ts'

/** Tallest and widest a body may be, as a share of its size. */
const MOST = 1.2

type ObjectBox = Pick<ObjectLayer, 'anchor' | 'box' | 'widest'>

/**
 * The box of the whole picture. Objects look equally large when their bodies have equal areas, so
 * the shorter side of the box is the square root of the area.
 */
export const placeObject = (
  { box, anchor = 'center', widest }: ObjectBox,
  { width, height, body }: Pick<BakedObject<unknown>, 'body' | 'height' | 'width'>,
): Box => {
  const size = Math.min(box.width, box.height)
  const scale = Math.min(
    size / Math.sqrt(body.width * body.height),
    (size * MOST) / body.height,
    (widest ?? size * MOST) / body.width,
  )
  const middle = body.x + body.width / 2
  const [own, wanted] =
    anchor === 'bottom'
      ? [body.y + body.height, box.y + box.height]
      : [body.y + body.height / 2, box.y + box.height / 2]
  return {
    x: box.x + box.width / 2 - middle * scale,
    y: wanted - own * scale,
    width: width * scale,
    height: height * scale,
  }
}

export const getObjectBounds = (layer: ObjectLayer, baked: BakedObject<unknown>, sway = 0): Box => {
  const reach = measureShadow(layer.shadow) + (layer.redraw?.amount ?? 0)
  const turn = turnAround(layer.box, (layer.turn ?? 0) + sway)
  return turnBox(growBox(placeObject(layer, baked), reach), turn)
}

/** Horizontal strips shifted along a wave, so that the object looks redrawn. */
const STRIPS = 48

const drawShaken = <Image>(
  brush: Brush<Image>,
  { image, width, height }: BakedObject<Image>,
  { place, redraw, amount }: { place: Box; redraw: number; amount: number },
) => {
  const [from, to] = [height / STRIPS, place.height / STRIPS]
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const x = place.x + amount * Math.sin(strip / 3 + redraw * 2.3)
    brush.drawImage(image, 0, strip * from, width, from, x, place.y + strip * to, place.width, to)
  }
}

export const paintObject = <Image>({
  brush,
  layer,
  baked,
  state,
  scale,
}: {
  brush: Brush<Image>
  layer: ObjectLayer
  baked: BakedObject<Image>
  state: LayerState
  scale: number
}): void => {
  const place = placeObject(layer, baked)
  const { image, width, height } = baked
  brush.save()
  applyTurn(brush, turnAround(layer.box, (layer.turn ?? 0) + state.sway))
  if (layer.isFlipped) {
    brush.translate(layer.box.x * 2 + layer.box.width, 0)
    brush.scale(-1, 1)
  }
  brush.imageSmoothingEnabled = true
  brush.imageSmoothingQuality = 'high'
  useBoxShadow(brush, layer.shadow, scale)
  if (state.redraw > 0)
    drawShaken(brush, baked, { place, redraw: state.redraw, amount: layer.redraw?.amount ?? 0 })
  else brush.drawImage(image, 0, 0, width, height, place.x, place.y, place.width, place.height)
  brush.restore()
}
