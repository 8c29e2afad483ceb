import type { VectorKind } from '@kadr/contract/library/objects'
import { type BodyBox, findBody } from './looks/body.ts'
import { drawDoodle } from './looks/doodle.ts'
import { drawHalftone } from './looks/halftone.ts'
import { halve } from './looks/halve.ts'
import type { Look } from './looks/look.ts'
import type { Pixels } from './looks/pixels.ts'
import { drawPlain } from './looks/plain.ts'
import { drawClay, drawToned } from './looks/ramp.ts'
import { drawSoft } from './looks/soft.ts'
import { drawSticker } from './looks/sticker.ts'

const LOOKS = {
  sticker: drawSticker,
  halftone: drawHalftone,
  clay: drawClay,
  toned: drawToned,
  doodle: drawDoodle,
  soft: drawSoft,
  plain: drawPlain,
} satisfies Record<string, Look>

export type ObjectLook = keyof typeof LOOKS

/** A pen follows the borders of flat fills; the other looks need light and shade. */
export const vectorKindOf = (look: ObjectLook): VectorKind => (look === 'doodle' ? 'flat' : 'full')

/** Platform-specific part: rasterises a vector to a square picture in the browser and in Node. */
export type VectorSurface = { rasterise(svg: string, side: number): Promise<Pixels> }

export type ObjectRequest = {
  name: string
  look: ObjectLook
  /** Hex colours; their meaning depends on the look. */
  colours: readonly string[]
  /** Side in pixels of the square the object is drawn in, before its margins are cut. */
  size: number
}

/** `body` is the box of the object within the pixels; around it are edges and shadows. */
export type BakedObject = Pixels & { body: BodyBox }

/** A cache key: the same key gives the same pixels. */
export const objectKey = ({ name, look, colours, size }: ObjectRequest): string =>
  [name, look, colours.join(','), size].join(':')

const POINTS = 800

/** Draws an object in a look. The same pixels in the browser and in Node, except for the vector's edges. */
export const bakeObject = async (
  { svg, name, look, colours, size }: ObjectRequest & { svg: string },
  surface: VectorSurface,
): Promise<BakedObject> => {
  const drawing = halve(await surface.rasterise(svg, size * 2))
  const body = findBody(drawing)
  const { pixels, margin } = LOOKS[look]({
    drawing,
    body,
    colours,
    point: size / POINTS,
    seed: name,
  })
  return { ...pixels, body: { x: margin, y: margin, width: body.width, height: body.height } }
}
