import type { Placement } from './gesture.ts'
import { CORNER } from './use-placement-gesture.ts'

/** With its centre beyond this, the near corner may lie outside the picture: the grip moves to the opposite one. */
const FAR = 0.75

type Box = { left: string; top: string; width: string; height: string }

/** Centred on the corner to leave room for dragging the smallest thing; clamped to the picture. */
const around = (corner: string) => `clamp(-12px, ${corner} - 22px, 100% - 32px)`

/** The resize handle. `box` is that of the thing. */
export const CornerGrip = ({ place, box }: { place: Placement; box: Box }) => {
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
      <span className="size-4 rounded-full border-2 border-on-night bg-accent" />
    </span>
  )
}
