import type { TextMark } from '@kadr/contract/studio/scene/text'
import type { Brush } from '../../draw/brush.ts'
import { cutLines } from '../../path/flatten.ts'
import { circleAround, cutStrip, swipeMarker, underlineTwice } from '../../path/hand-marks.ts'
import { outlinePenStroke } from '../../path/pen.ts'
import { tracePath } from '../../path/trace.ts'
import type { MarkRun } from '../mark-runs.ts'

const DEFAULT_SEED = 3
/** Pen width as a share of the letter size. */
const PEN = 0.075
const RADIUS = { plate: 0.14, pill: 0.34 }

/** Pen marks are drawn over the letters, other marks under them. */
export const isPenMark = ({ kind }: TextMark): boolean => kind === 'underline' || kind === 'circle'

/** Paints the shape of a mark; `drawn` is the drawn share of a pen stroke. */
export const paintMarkShape = <Image>(
  brush: Brush<Image>,
  { box, size }: MarkRun,
  { mark, drawn }: { mark: TextMark; drawn: number },
): void => {
  const { kind, colour, seed = DEFAULT_SEED } = mark
  if (kind === 'colour') return
  brush.fillStyle = colour
  brush.beginPath()
  if (kind === 'strip') tracePath(brush, cutStrip(box, seed))
  else if (kind === 'marker') tracePath(brush, swipeMarker(box, seed))
  else if (kind === 'plate' || kind === 'pill') {
    const radius = Math.min((mark.radius ?? RADIUS[kind]) * size, box.height / 2)
    brush.roundRect(box.x, box.y, box.width, box.height, radius)
  } else {
    const points = kind === 'circle' ? circleAround(box, seed) : underlineTwice(box, seed)
    for (const line of cutLines([points], drawn))
      tracePath(brush, outlinePenStroke({ line, width: PEN * size, seed }))
  }
  brush.fill()
}
