import type { Place } from '../model/reaction-place.ts'
import { CORNER } from '../model/use-place-gesture.ts'

/** A reaction whose middle is farther than this has its corner on the other side: there it is seen. */
const FAR = 0.75

type Box = { left: string; top: string; width: string; height: string }

/** Around the corner, so that of the smallest reaction most is left to move it by; never out of the picture. */
const around = (corner: string) => `clamp(-12px, ${corner} - 22px, 100% - 32px)`

/** What the size is pulled by. `box` is that of the reaction. */
export const CornerGrip = ({ place, box }: { place: Place; box: Box }) => {
  const isRight = place.x <= FAR
  const isBottom = place.y <= FAR
  return (
    <span
      data-grip={CORNER}
      className="absolute grid size-11 touch-none content-center justify-items-center"
      style={{
        pointerEvents: 'auto',
        left: around(isRight ? `${box.left} + ${box.width}` : box.left),
        top: around(isBottom ? `${box.top} + ${box.height}` : box.top),
        cursor: isRight === isBottom ? 'nwse-resize' : 'nesw-resize',
      }}
    >
      <span className="size-4 rounded-full border-2 border-surface bg-accent" />
    </span>
  )
}
