import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'

/**
 * Shares of the phone's width. The bezel is thick enough to cover the corners of the screen's
 * content.
 */
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

const addRoundRect = <Image>(brush: Brush<Image>, { x, y, width, height }: Box, radius: number) =>
  brush.roundRect(x, y, width, height, radius)

export const getPhoneScreen = (phone: Box): Box => shrink(phone, phone.width * BEZEL)

/** Includes the shadow. */
export const getPhoneBounds = (phone: Box): Box =>
  shrink(phone, -phone.width * (SHADOW.blur * 2 + SHADOW.drop))

const createMetalGradient = <Image>(brush: Brush<Image>, { x, y, width, height }: Box) => {
  const gradient = brush.createLinearGradient(x, y, x + width, y + height)
  gradient.addColorStop(0, RIM_LIGHT)
  gradient.addColorStop(0.5, RIM_DARK)
  gradient.addColorStop(1, RIM_LIGHT)
  return gradient
}

/** The body: dark glass, side buttons and shadow. */
export const paintPhone = <Image>({
  brush,
  box,
  scale,
}: {
  brush: Brush<Image>
  box: Box
  /** Pixels per point: canvas shadows ignore the transform. */
  scale: number
}) => {
  const { x, y, width } = box
  brush.save()
  brush.fillStyle = RIM_DARK
  for (const { side, top, height } of BUTTONS) {
    const left = side === 'left' ? x - width * BUTTON_OUT : x + width - width * BUTTON_OUT
    brush.beginPath()
    const button = { x: left, y: y + width * top, width: width * BUTTON_OUT * 2 }
    addRoundRect(brush, { ...button, height: width * height }, width * BUTTON_OUT)
    brush.fill()
  }
  brush.shadowColor = SHADOW.colour
  brush.shadowBlur = width * SHADOW.blur * scale
  brush.shadowOffsetY = width * SHADOW.drop * scale
  brush.fillStyle = GLASS
  brush.beginPath()
  addRoundRect(brush, box, width * CORNER)
  brush.fill()
  brush.restore()
}

/** Everything over the screen: bezel with rounded inner corners, metal rim, camera. */
export const paintBezel = <Image>({ brush, box }: { brush: Brush<Image>; box: Box }) => {
  const { width } = box
  const ring = (outer: number, inner: number) => {
    brush.beginPath()
    addRoundRect(brush, shrink(box, width * outer), width * (CORNER - outer))
    addRoundRect(brush, shrink(box, width * inner), width * (CORNER - inner))
    brush.fill('evenodd')
  }
  brush.fillStyle = GLASS
  ring(0, BEZEL)
  brush.fillStyle = createMetalGradient(brush, box)
  ring(0, RIM)
  const screen = getPhoneScreen(box)
  brush.fillStyle = GLASS
  brush.beginPath()
  addRoundRect(
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
