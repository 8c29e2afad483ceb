import type { Box, ShapeLayer } from '@kadr/contract/scene'
import type { Brush } from '../brush.ts'
import { createFillStyle } from './fill-style.ts'
import { getPhoneBounds, paintBezel, paintPhone } from './paint-phone.ts'

/** Bounds of everything the shape draws. */
export const getShapeBounds = ({ shape, box }: ShapeLayer): Box =>
  shape === 'phone' ? getPhoneBounds(box) : box

export const paintShape = <Image>({
  brush,
  layer,
  scale,
}: {
  brush: Brush<Image>
  layer: ShapeLayer
  scale: number
}) => {
  const { box, shape, radius } = layer
  if (shape === 'phone') return paintPhone({ brush, box, scale })
  if (shape === 'bezel') return paintBezel({ brush, box })
  const fill = createFillStyle(brush, layer.paint, box)
  if (fill === undefined) return
  brush.fillStyle = fill
  if (shape === 'rectangle' && radius === 0)
    return brush.fillRect(box.x, box.y, box.width, box.height)
  brush.beginPath()
  if (shape === 'ellipse') {
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    brush.ellipse(x, y, box.width / 2, box.height / 2, 0, 0, Math.PI * 2)
  } else {
    const most = Math.min(radius, box.width / 2, box.height / 2)
    if (shape === 'corners') brush.rect(box.x, box.y, box.width, box.height)
    brush.roundRect(box.x, box.y, box.width, box.height, most)
  }
  brush.fill('evenodd')
}
