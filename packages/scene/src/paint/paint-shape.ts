import type { Box, Paint, ShapeLayer } from '@kadr/contract/scene'
import type { Brush } from '../brush.ts'
import { getPhoneBounds, paintBezel, paintPhone } from './paint-phone.ts'

const fillOf = <Image>(brush: Brush<Image>, paint: Paint, { box }: ShapeLayer): unknown => {
  if (paint.kind === 'solid') return paint.colour
  const angle = (paint.angle * Math.PI) / 180
  const x = Math.sin(angle)
  const y = Math.cos(angle)
  // Long enough for the corners to get the end colours.
  const half = (Math.abs(x) * box.width + Math.abs(y) * box.height) / 2
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const gradient = brush.createLinearGradient(
    middle.x - x * half,
    middle.y - y * half,
    middle.x + x * half,
    middle.y + y * half,
  )
  gradient.addColorStop(0, paint.from)
  gradient.addColorStop(1, paint.to)
  return gradient
}

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
  brush.fillStyle = fillOf(brush, layer.paint, layer)
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
