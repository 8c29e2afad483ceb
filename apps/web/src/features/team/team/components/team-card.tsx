import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode }

export const TeamCard = ({ title, text, action, children }: Props) => {
  const headingId = useId()
  return (
    <Card asChild padding="none">
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-2">
          <div className="grid min-w-0 gap-0.5">
            <h2 id={headingId} className="font-semibold">
              {title}
            </h2>
            {text ? <p className="text-label text-ink-3">{text}</p> : null}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}

export const EmptyLine = ({ children }: { children: ReactNode }) => (
  <p className="px-4 pt-2 pb-5 text-label text-ink-3">{children}</p>
)
