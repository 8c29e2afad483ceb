import * as z from 'zod/mini'

/** A person's own video may be this long; reels of other kinds have limits of their own. */
export const MAX_SCENE_SECONDS = 900
export const sceneSeconds = z.number().check(z.minimum(0), z.maximum(MAX_SCENE_SECONDS))
const coordinate = z.number().check(z.minimum(-4000), z.maximum(4000))
const side = z.number().check(z.minimum(2), z.maximum(4000))

/** In points of a canvas 1080 wide. */
export const box = z.object({ x: coordinate, y: coordinate, width: side, height: side })
export type Box = z.infer<typeof box>

/** Degrees, clockwise, around the centre of the box. */
export const degrees = z.number().check(z.minimum(-180), z.maximum(180))

const MAX_PATH = 4096

/**
 * An outline of SVG commands (`M L H V C S Q T A Z`, both cases) in points from the top left corner
 * of the layer's box; with `view` it is stretched from that size onto the box.
 */
export const outline = z.object({
  d: z
    .string()
    .check(z.maxLength(MAX_PATH), z.regex(/^[\s\d,.+\-eMLHVCSQTAZmlhvcsqtaz]*$/, 'Контур SVG')),
  view: z.optional(z.object({ width: side, height: side })),
})
export type Outline = z.infer<typeof outline>
