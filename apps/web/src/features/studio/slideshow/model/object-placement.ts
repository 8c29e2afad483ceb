import type { SlideObject } from '@kadr/contract/studio/slideshow'
import { getBeatSeconds } from '@kadr/scene/director/schedule'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { buildSlidePieces } from '@kadr/scene/kinds/slideshow/slide-pieces'
import type { Placement, PlacementChange } from '../../../../reel-editor/handles/gesture.ts'
import { objectOf } from './slides.ts'
import type { Slideshow } from './use-slideshow.ts'

type Size = { width: number; height: number }

/** An object as it stands on the canvas; all in fractions of it. */
export type PlacedObject = {
  slot: number
  place: Placement
  /** At scale 1. */
  extent: Size
  /** Where the style puts its centre. */
  home: { x: number; y: number }
}

const LIMITS = { scale: { min: 0.3, max: 2.5 }, centre: { min: 0.04, max: 0.96 } }

const between = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value))
/** A thousandth of the canvas is below what is visible. */
const tidy = (value: number) => Math.round(value * 1000) / 1000

/** The drawn objects of the selected slide that can be dragged. */
export const listPlacedObjects = ({
  form,
  slide,
  selected,
  facts,
}: Pick<Slideshow, 'facts' | 'form' | 'selected' | 'slide'>): PlacedObject[] => {
  if (!slide) return []
  const canvas = getCanvasSize(form.aspect)
  const pieces = buildSlidePieces({
    form,
    slide,
    index: selected,
    facts: slide.asset ? facts.get(slide.asset) : undefined,
    otherFacts: slide.otherAsset ? facts.get(slide.otherAsset) : undefined,
    beatSeconds: getBeatSeconds(form),
  })
  return [0, 1].flatMap((slot) => {
    const box = pieces.find((piece) => piece.slot === slot)?.layer.box
    if (!box) return []
    const { x, y, scale } = objectOf(slide, slot)
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return {
      slot,
      place: { x: centre.x / canvas.width, y: centre.y / canvas.height, scale },
      extent: {
        width: box.width / scale / canvas.width,
        height: box.height / scale / canvas.height,
      },
      home: { x: (centre.x - x) / canvas.width, y: (centre.y - y) / canvas.height },
    }
  })
}

/** Its centre stays on the canvas. */
export const keepOnCanvas = ({ x, y, scale }: Placement): Placement => ({
  x: tidy(between(x, LIMITS.centre)),
  y: tidy(between(y, LIMITS.centre)),
  scale: tidy(between(scale, LIMITS.scale)),
})

export const dragObject = ({
  start,
  by,
  factor,
}: PlacementChange & { start: Placement }): Placement =>
  keepOnCanvas({ x: start.x + by.x, y: start.y + by.y, scale: start.scale * factor })

/** The change of the form that puts the object there. */
export const toObjectChange = (
  place: Placement,
  { home, canvas }: Pick<PlacedObject, 'home'> & { canvas: Size },
): Pick<SlideObject, 'scale' | 'x' | 'y'> => ({
  x: Math.round((place.x - home.x) * canvas.width),
  y: Math.round((place.y - home.y) * canvas.height),
  scale: place.scale,
})
