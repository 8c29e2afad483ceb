import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PosterFrameProps = {
  /** The background, as a fill class. */
  ground: string
  className?: string | undefined
  children: ReactNode
}

/** A decorative 9:16 picture: the text beside it has the same content. */
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
  /** The vertical centre. */
  y: number
  size?: number
  /** Fill classes of the plate and of the text on it. */
  plate?: string
  ink?: string
  children: string
}

// The average character width of bold Onest, spaces and punctuation included.
const LETTER_WIDTH = 0.6

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
