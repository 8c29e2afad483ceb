import type { Box } from '@kadr/contract/scene'
import type { Brush } from '../brush.ts'

/** Shares of the phone's width. A bezel this thick covers the corners of what lies under it. */
const CORNER = 0.148
const BEZEL = 0.044
const RIM = 0.009
const SHADOW = { blur: 0.13, drop: 0.06, colour: '#00000073' }
const ISLAND = { width: 0.27, height: 0.074, top: 0.026 }
const BUTTONS = [
  { side: 'left', top: 0.36, height: 0.09 },
  { side: 'left', top: 0.52, height: 0.17 },
  { side: 'left', top: 0.72, height: 0.17 },
  { side: 'right', top: 0.56, height: 0.26 },
] as const
const BUTTON_OUT = 0.007

const GLASS = '#08090c'
const RIM_LIGHT = '#8d919c'
const RIM_DARK = '#33363f'

const shrink = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
})

const round = <Image>(brush: Brush<Image>, { x, y, width, height }: Box, radius: number) =>
  brush.roundRect(x, y, width, height, radius)

/** Where the screen of a phone is. */
export const phoneScreen = (phone: Box): Box => shrink(phone, phone.width * BEZEL)

/** A shadow reaches out of the box. */
export const phoneBounds = (phone: Box): Box =>
  shrink(phone, -phone.width * (SHADOW.blur * 2 + SHADOW.drop))

const metal = <Image>(brush: Brush<Image>, { x, y, width, height }: Box) => {
  const gradient = brush.createLinearGradient(x, y, x + width, y + height)
  gradient.addColorStop(0, RIM_LIGHT)
  gradient.addColorStop(0.5, RIM_DARK)
  gradient.addColorStop(1, RIM_LIGHT)
  return gradient
}

/** The body: dark glass, buttons at its sides, a shadow under it. */
export const paintPhone = <Image>({
  brush,
  box,
  scale,
}: {
  brush: Brush<Image>
  box: Box
  /** Pixels of one point: shadows do not follow the brush's own scale. */
  scale: number
}) => {
  const { x, y, width } = box
  brush.save()
  brush.fillStyle = RIM_DARK
  for (const { side, top, height } of BUTTONS) {
    const left = side === 'left' ? x - width * BUTTON_OUT : x + width - width * BUTTON_OUT
    brush.beginPath()
    const button = { x: left, y: y + width * top, width: width * BUTTON_OUT * 2 }
    round(brush, { ...button, height: width * height }, width * BUTTON_OUT)
    brush.fill()
  }
  brush.shadowColor = SHADOW.colour
  brush.shadowBlur = width * SHADOW.blur * scale
  brush.shadowOffsetY = width * SHADOW.drop * scale
  brush.fillStyle = GLASS
  brush.beginPath()
  round(brush, box, width * CORNER)
  brush.fill()
  brush.restore()
}

/** What lies over the screen: a frame with round inner corners, a rim of metal, the camera. */
export const paintBezel = <Image>({ brush, box }: { brush: Brush<Image>; box: Box }) => {
  const { width } = box
  const ring = (outer: number, inner: number) => {
    brush.beginPath()
    round(brush, shrink(box, width * outer), width * (CORNER - outer))
    round(brush, shrink(box, width * inner), width * (CORNER - inner))
    brush.fill('evenodd')
  }
  brush.fillStyle = GLASS
  ring(0, BEZEL)
  brush.fillStyle = metal(brush, box)
  ring(0, RIM)
  const screen = phoneScreen(box)
  brush.fillStyle = GLASS
  brush.beginPath()
  round(
    brush,
    {
      x: box.x + (width * (1 - ISLAND.width)) / 2,
      y: screen.y + width * ISLAND.top,
      width: width * ISLAND.width,
      height: width * ISLAND.height,
    },
    (width * ISLAND.height) / 2,
  )
  brush.fill()
}
