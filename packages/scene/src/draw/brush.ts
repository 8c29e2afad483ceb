import type { Box, ObjectLayer } from '@kadr/contract/studio/scene/scene'

/**
 * The subset of a 2D canvas context used here. Satisfied by the browser's and by Skia's without
 * importing either's types.
 */
export type Brush<Image> = {
  globalAlpha: number
  globalCompositeOperation: unknown
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: 'bevel' | 'miter' | 'round'
  lineCap: 'butt' | 'round' | 'square'
  font: string
  letterSpacing: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    from: number,
    to: number,
    isCounterclockwise?: boolean,
  ): void
  clip(): void
  stroke(): void
  fill(rule?: 'evenodd' | 'nonzero'): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): { addColorStop(offset: number, colour: string): void }
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): { addColorStop(offset: number, colour: string): void }
  drawImage(
    image: Image,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ): void
}

export type Picture<Image> = { image: Image; width: number; height: number }

export type Surface<Image> = Picture<Image> & { brush: Brush<Image> }

/** A picture painted once; `at` is its position when it is not a whole box. */
export type CachedPicture<Image> = Picture<Image> & { at?: { x: number; y: number } }

/** A rasterised object; `body` is its box in the picture, without outline and shadow. */
export type BakedObject<Image> = Picture<Image> & { body: Box }

export type ObjectRequest = Pick<ObjectLayer, 'colours' | 'look' | 'name'>
