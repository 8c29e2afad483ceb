import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PosterFrameProps = {
  /** The ground of the picture, as a fill class. */
  ground: string
  className?: string | undefined
  children: ReactNode
}

/** A 9:16 still drawn by us. It decorates: the words beside it say the same. */
export const PosterFrame = ({ ground, className, children }: PosterFrameProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 180 320"
    fill="none"
    className={clsx('block aspect-9/16 h-auto w-full rounded-control', className)}
  >
    <rect width="180" height="320" className={ground} />
    {children}
  </svg>
)

type CaptionProps = {
  /** The middle of the line. */
  y: number
  size?: number
  /** Fill classes of the plate and of the words on it. */
  plate?: string
  ink?: string
  children: string
}

// Bold Onest is about this wide per letter, spaces and punctuation included.
const LETTER_WIDTH = 0.6

/** A line of poster text on a plate that fits it. */
export function Caption({
  y,
  size = 17,
  plate = 'fill-surface',
  ink = 'fill-ink',
  children,
}: CaptionProps) {
  const width = children.length * size * LETTER_WIDTH + 20
  return (
    <>
      <rect x={90 - width / 2} y={y - 15} width={width} height="30" rx="8" className={plate} />
      <text
        x="90"
        y={y + size * 0.34}
        textAnchor="middle"
        fontSize={size}
        fontWeight="700"
        className={ink}
      >
        {children}
      </text>
    </>
  )
}
