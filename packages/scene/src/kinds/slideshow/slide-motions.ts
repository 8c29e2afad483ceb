import type { Motion, View } from '@kadr/contract/studio/scene/scene'
import type { SlideMotion } from '@kadr/contract/studio/slideshow'

const CLOSE = 1.15
const PAN = 1.14
/** Largest offset of the view from the middle at this zoom. */
const REACH = 0.5 / PAN

const travel = (from: View, to: View): Motion => ({ kind: 'travel', from, to, easing: 'linear' })

const MIDDLE = { x: 0.5, y: 0.5 }
const LEFT = { zoom: PAN, x: REACH, y: 0.5 }
const RIGHT = { zoom: PAN, x: 1 - REACH, y: 0.5 }
const TOP = { zoom: PAN, x: 0.5, y: REACH }
const BOTTOM = { zoom: PAN, x: 0.5, y: 1 - REACH }

/** A pan is named after the direction of the view. */
export const createSlideMotion = ({
  motion,
  beatSeconds,
}: {
  motion: Exclude<SlideMotion, 'auto'>
  beatSeconds: number
}): Motion => {
  switch (motion) {
    case 'zoomIn':
      return travel({ zoom: 1, ...MIDDLE }, { zoom: CLOSE, x: 0.5, y: 0.485 })
    case 'zoomOut':
      return travel({ zoom: CLOSE, x: 0.5, y: 0.515 }, { zoom: 1, ...MIDDLE })
    case 'panLeft':
      return travel(RIGHT, LEFT)
    case 'panRight':
      return travel(LEFT, RIGHT)
    case 'panUp':
      return travel(BOTTOM, TOP)
    case 'panDown':
      return travel(TOP, BOTTOM)
    case 'pulse':
      return { kind: 'pulse', zoom: 1.06, every: beatSeconds }
    default:
      return { kind: 'still' }
  }
}
