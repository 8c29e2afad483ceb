import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'

/** Clockwise, around a point. */
export type Turn = { degrees: number; x: number; y: number }

export const turnAround = (box: Box, degrees: number): Turn => ({
  degrees,
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

export const applyTurn = <Image>(brush: Brush<Image>, { degrees, x, y }: Turn): void => {
  if (degrees === 0) return
  brush.translate(x, y)
  brush.rotate((degrees * Math.PI) / 180)
  brush.translate(-x, -y)
}

/** Smallest upright box around a turned one. */
export const turnBox = (box: Box, { degrees, x, y }: Turn): Box => {
  if (degrees === 0) return box
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = [box.x, box.x + box.width].flatMap((cx) =>
    [box.y, box.y + box.height].map((cy) => ({
      x: x + (cx - x) * cos - (cy - y) * sin,
      y: y + (cx - x) * sin + (cy - y) * cos,
    })),
  )
  const left = Math.min(...corners.map((corner) => corner.x))
  const top = Math.min(...corners.map((corner) => corner.y))
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map((corner) => corner.x)) - left,
    height: Math.max(...corners.map((corner) => corner.y)) - top,
  }
}
