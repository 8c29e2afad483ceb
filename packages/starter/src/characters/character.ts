import { apart, type Brush, createPicture, fill } from '../paint/canvas.ts'

export type Character = {
  key: string
  name: string
  altText: string
  tags: readonly string[]
  seconds: number
  /** Draws the phase from 0 to 1; the end matches the beginning. */
  draw(brush: Brush, phase: number): void
}

export const FRAMES_PER_SECOND = 30
/** Key colour. No character uses a colour near it. */
const GREEN = '#00ff00'

const TURN = Math.PI * 2

/** Sine between -1 and 1, `times` per loop. */
export const swing = (phase: number, times = 1, offset = 0) =>
  Math.sin((phase * times + offset) * TURN)

/** Smoothly from 0 to 1 and back, `times` per loop. */
export const pulse = (phase: number, times = 1, offset = 0) =>
  (1 - Math.cos((phase * times + offset) * TURN)) / 2

/** 1 while the eyes are open, near 0 during the blink at `at`. */
export const blink = (phase: number, at: number) => {
  const distance = Math.abs(((phase - at + 1.5) % 1) - 0.5)
  return distance > 0.025 ? 1 : Math.max(0.06, distance / 0.025)
}

/** 0, rising to 1 between `from` and `to`, held, and back before the end. */
export const hold = (
  phase: number,
  { from, to, back }: { from: number; to: number; back: number },
) => {
  const ease = (share: number) => {
    const inside = Math.max(0, Math.min(1, share))
    return inside * inside * (3 - 2 * inside)
  }
  return ease((phase - from) / (to - from)) - ease((phase - back) / (1 - back))
}

/** A thick bent line with round ends. */
export const limb = (
  brush: Brush,
  [x1, y1, cx, cy, x2, y2]: readonly [number, number, number, number, number, number],
  { width, colour }: { width: number; colour: string },
) => {
  brush.lineCap = 'round'
  brush.lineWidth = width
  brush.strokeStyle = colour
  brush.beginPath()
  brush.moveTo(x1, y1)
  brush.quadraticCurveTo(cx, cy, x2, y2)
  brush.stroke()
}

export const oval = (brush: Brush, x: number, y: number, rx: number, ry: number, turn = 0) => {
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, turn, 0, TURN)
  brush.fill()
}

/** Rotates the drawing around a point. */
export const turned = (
  brush: Brush,
  {
    x,
    y,
    angle,
    scaleX = 1,
    scaleY = 1,
  }: {
    x: number
    y: number
    angle: number
    scaleX?: number
    scaleY?: number
  },
  draw: () => void,
) =>
  apart(brush, () => {
    brush.translate(x, y)
    brush.rotate(angle)
    brush.scale(scaleX, scaleY)
    draw()
  })

export const frameCount = ({ seconds }: Character) => Math.round(seconds * FRAMES_PER_SECOND)

/** One canvas is reused; pixels are copied before the next frame. */
export const createFrames = (character: Character) => {
  const { canvas, brush } = createPicture()
  return (frame: number): Buffer => {
    brush.resetTransform()
    fill(brush, GREEN)
    character.draw(brush, frame / frameCount(character))
    return canvas.data()
  }
}
