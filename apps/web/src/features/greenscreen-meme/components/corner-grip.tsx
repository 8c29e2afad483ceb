import type { Place } from '../model/reaction-place.ts'
import { CORNER } from '../model/use-place-gesture.ts'

/** A reaction whose middle is farther than this has its corner on the other side: there it is seen. */
const FAR = 0.75

/** What the size is pulled by. */
export const CornerGrip = ({ place }: { place: Place }) => {
  const isRight = place.x <= FAR
  const isBottom = place.y <= FAR
  return (
    <span
      data-grip={CORNER}
      className="absolute grid size-11 touch-none"
      style={{
        pointerEvents: 'auto',
        [isRight ? 'right' : 'left']: 0,
        [isBottom ? 'bottom' : 'top']: 0,
        alignItems: isBottom ? 'end' : 'start',
        justifyItems: isRight ? 'end' : 'start',
        cursor: isRight === isBottom ? 'nwse-resize' : 'nesw-resize',
      }}
    >
      <span className="size-4 rounded-full border-2 border-surface bg-accent" />
    </span>
  )
}
