import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Drawing, type DrawingName } from './drawing.tsx'

type Props = {
  drawing?: DrawingName
  /** Shown above the title instead of a drawing. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** Announced when it appears: a failure or a refusal. */
  isAlert?: boolean
  children?: ReactNode
}

/** The only card of a single-purpose page. */
export const SinglePurposeCard = ({
  drawing,
  picture,
  title,
  text,
  isAlert = false,
  children,
}: Props) => (
  <Card padding="lg" className="m-auto grid w-full max-w-105 grid-cols-1 gap-6">
    <div
      {...(isAlert && { role: 'alert' })}
      className={drawing || picture ? 'grid justify-items-center gap-4 text-center' : 'grid gap-2'}
    >
      {drawing ? <Drawing name={drawing} /> : picture}
      <div className="grid gap-2">
        <h1 className="text-headline font-bold text-balance wrap-anywhere">{title}</h1>
        {text ? <p className="text-ink-2 text-pretty">{text}</p> : null}
      </div>
    </div>
    {children ? <div className="grid gap-3">{children}</div> : null}
  </Card>
)
