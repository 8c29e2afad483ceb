import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: string
  /** Shown at the right of the title. */
  action?: ReactNode
  id?: string
  as?: 'h2' | 'h3'
  className?: string
  children: ReactNode
}

export function Section({
  title,
  action,
  id,
  as: Heading = 'h2',
  className,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('grid min-w-0 grid-cols-1 gap-3', className)}
    >
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 [&>a]:-my-2.5 [&>a]:py-2.5">
        <Heading id={headingId} className="font-semibold">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
