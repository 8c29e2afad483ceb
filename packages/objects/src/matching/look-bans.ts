import type { ObjectLook } from '../bake-object.ts'

/** Single-ink looks: without colour, only light and shade. */
const ONE_INK = new Set<ObjectLook>(['halftone', 'clay'])

/** Objects whose meaning depends on their colours, or small scenes in a square frame. */
const NEEDS_COLOUR = new Set(
  `chart-increasing chart-decreasing bar-chart vertical-traffic-light horizontal-traffic-light rainbow
  artist-palette hundred-points recycling-symbol check-mark-button sos-button confetti-ball fireworks
  sparkler game-die framed-picture cityscape cityscape-at-dusk night-with-stars sunrise sunset foggy
  sunrise-over-mountains bridge-at-night milky-way national-park water-wave fog wind-face
  1st-place-medal 2nd-place-medal 3rd-place-medal nesting-dolls lollipop`.split(/\s+/),
)

/** Whether an object is still recognisable in a look. */
export const suitsLook = (name: string, look: ObjectLook | undefined): boolean =>
  look === undefined || !ONE_INK.has(look) || !NEEDS_COLOUR.has(name)
