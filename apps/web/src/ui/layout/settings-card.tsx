import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type Props = { id: string; title: string; text?: string; children: ReactNode }

export const SettingsCard = ({ id, title, text, children }: Props) => {
  const headingId = useId()
  return (
    <Card asChild padding="none" className="overflow-visible!">
      <section id={id} aria-labelledby={headingId}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 p-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:p-6">
          <div className="grid content-start gap-1">
            <h2 id={headingId} className="font-semibold">
              {title}
            </h2>
            {text ? <p className="text-label text-ink-3">{text}</p> : null}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </section>
    </Card>
  )
}
