import type { Point } from '../../../../reel-editor/handles/gesture.ts'

const ARM = 10
/** Pixels that a finger covers. */
const AWAY = 44
const SIDE = 36

/** Offset from the touch point, so that the finger does not cover the swatch. */
export const ColourMark = ({ point, colour }: { point: Point; colour: string }) => {
  const isAbove = point.y > AWAY + SIDE
  return (
    <>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
        fill="none"
        strokeLinecap="round"
      >
        {(['stroke-ink', 'stroke-surface'] as const).map((look, index) => (
          <path
            key={look}
            className={look}
            strokeWidth={index === 0 ? 4 : 2}
            d={`M${point.x - ARM} ${point.y}h${2 * ARM}M${point.x} ${point.y - ARM}v${2 * ARM}`}
          />
        ))}
      </svg>
      <span
        className="pointer-events-none absolute rounded-full border-2 border-on-night shadow-pop"
        style={{
          width: SIDE,
          height: SIDE,
          left: point.x - SIDE / 2,
          top: isAbove ? point.y - AWAY - SIDE / 2 : point.y + AWAY - SIDE / 2,
          backgroundColor: colour,
        }}
      />
    </>
  )
}
