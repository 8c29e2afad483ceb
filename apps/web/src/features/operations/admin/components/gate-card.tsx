import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'

type Props = { title: string; text: string; children: ReactNode }

/** What stands before the way in. */
export const GateCard = ({ title, text, children }: Props) => {
  const headingId = useId()
  return (
    <Card asChild padding="lg" className="m-auto grid w-full max-w-105 grid-cols-1 gap-6">
      <section aria-labelledby={headingId}>
        <div className="grid gap-2">
          <h2 id={headingId} className="text-title font-bold text-balance">
            {title}
          </h2>
          <p className="text-ink-2 text-pretty">{text}</p>
        </div>
        <div className="grid grid-cols-1 gap-4">{children}</div>
      </section>
    </Card>
  )
}
