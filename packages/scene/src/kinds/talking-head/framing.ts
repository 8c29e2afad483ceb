import type { Box } from '@kadr/contract/studio/scene/scene'
import type { PersonPosition } from '../../presenters/person-layers.ts'
import type { CaptionPosition, TalkingContext } from './context.ts'
import type { Shot } from './shots.ts'

/** Top of the head and its scale, by caption position. */
const BASE: Record<CaptionPosition, { top: number; scale: number }> = {
  top: { top: 655, scale: 1.12 },
  center: { top: 1150, scale: 0.98 },
  bottom: { top: 330, scale: 1.2 },
}
/** The same with a card between the captions and the head. */
const UNDER_CARD: Record<CaptionPosition, { top: number; scale: number }> = {
  top: { top: 1085, scale: 0.86 },
  center: { top: 1150, scale: 0.86 },
  bottom: { top: 575, scale: 0.89 },
}
/** From the centre of the head up to the top of the hair, down to the chin and to the side of the hair. */
const HEAD_TOP = 300
const CHIN = 185
const HEAD_SIDE = 165

/** Scales of consecutive shots; at the smallest the body still reaches the lower edge. */
const SIZES: Record<CaptionPosition, readonly number[]> = {
  top: [1, 1.24, 0.88, 1.12],
  center: [1, 1.24, 0.88, 1.12],
  bottom: [1, 1.12, 0.9, 1.06],
}
const ASIDE = 215
const BESIDE_OBJECT = 0.92

/** Position and scale of the presenter in a shot. */
export const frameShot = ({ page, place }: TalkingContext, shot: Shot): PersonPosition => {
  const base = shot.hasCard ? UNDER_CARD[place] : BASE[place]
  const hasObject = shot.object !== null && !shot.hasCard
  const sizes = SIZES[place]
  const own = sizes[shot.index % sizes.length] ?? 1
  const size = shot.hasCard ? 1 : hasObject ? BESIDE_OBJECT : own
  const scale = base.scale * size * page.k
  const shift = hasObject ? (shot.index % 2 ? ASIDE : -ASIDE) : 0
  return {
    x: page.width / 2 + shift * (page.width / 1080),
    y: page.y(base.top) + HEAD_TOP * scale,
    scale,
  }
}

/** Where the head of the presenter is in a shot; nothing else may be there. */
export const findHead = (context: TalkingContext, shot: Shot): Box => {
  const { x, y, scale } = frameShot(context, shot)
  return {
    x: x - HEAD_SIDE * scale,
    y: y - HEAD_TOP * scale,
    width: HEAD_SIDE * 2 * scale,
    height: (HEAD_TOP + CHIN) * scale,
  }
}
