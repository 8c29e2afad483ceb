import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { getSafeBox } from '@kadr/scene/geometry/safe-zones'
import { editorCopy } from '../copy.ts'

/** Areas covered by the buttons and captions of the networks' apps. */
export const SafeZones = ({ aspect }: { aspect: Aspect }) => {
  const { width, height } = getCanvasSize(aspect)
  const { x, y, width: w, height: h } = getSafeBox(aspect)
  return (
    <svg
      role="img"
      aria-label={editorCopy.player.zonesPicture}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        fillRule="evenodd"
        className="fill-failed/35"
        d={`M0 0H${width}V${height}H0Z M${x} ${y}v${h}h${w}v${-h}Z`}
      />
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        fill="none"
        strokeWidth="5"
        strokeDasharray="22 16"
        className="stroke-surface"
      />
    </svg>
  )
}
