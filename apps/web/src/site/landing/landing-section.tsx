import { typeset } from '@kadr/kit/typeset'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type LandingSectionProps = {
  title: string
  lead?: string
  id?: string
  ground?: 'canvas' | 'surface'
  children: ReactNode
}

export function LandingSection({
  title,
  lead,
  id,
  ground = 'canvas',
  children,
}: LandingSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('py-14 lg:py-20', ground === 'surface' && 'bg-surface')}
    >
      <div className="mx-auto grid max-w-360 grid-cols-1 gap-8 px-4 lg:gap-12 lg:px-16">
        <div className="grid gap-3">
          <h2
            id={headingId}
            className="max-w-[17.16em] text-headline font-bold text-balance lg:text-[2.5rem] lg:leading-[1.15]"
          >
            {title}
          </h2>
          {lead ? (
            <p className="max-w-[38.7em] text-ink-2 lg:text-[1.125rem] lg:leading-7">
              {typeset(lead)}
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  )
}
