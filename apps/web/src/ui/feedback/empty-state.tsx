import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../layout/drawing.tsx'

type EmptyStateProps = {
  drawing?: DrawingName
  title: string
  /** One sentence: why it is empty and what to do. */
  text?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ drawing = 'reel', title, text, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-4 px-4 py-8 text-center">
    <Drawing name={drawing} />
    <div className="grid max-w-[44ch] gap-1">
      <p className="font-semibold">{title}</p>
      {text ? <p className="text-label text-ink-2">{text}</p> : null}
    </div>
    {action}
  </div>
)
