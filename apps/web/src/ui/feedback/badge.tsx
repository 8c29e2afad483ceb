import { clsx } from 'clsx'
import { Check, Clock, Hourglass, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const BASE =
  'inline-flex w-fit max-w-full shrink-0 items-center gap-1 rounded-chip px-2 py-0.5 text-caption font-medium whitespace-nowrap'
const TONES = {
  draft: 'bg-draft-soft text-draft',
  scheduled: 'bg-scheduled-soft text-scheduled',
  review: 'bg-accent-soft text-accent',
  working: 'bg-working-soft text-working',
  published: 'bg-published-soft text-published',
  failed: 'bg-failed-soft text-failed',
  accent: 'bg-accent-soft text-accent',
  solid: 'bg-accent text-on-accent',
  neutral: 'bg-sunken text-ink-2',
}

type BadgeTone = keyof typeof TONES

// The icon distinguishes the status for users who can't tell the colours apart.
const ICONS: Partial<Record<BadgeTone, typeof Check>> = {
  draft: Pencil,
  scheduled: Clock,
  review: Hourglass,
  working: LoaderCircle,
  published: Check,
  failed: TriangleAlert,
}

type BadgeProps = { tone: BadgeTone; children: ReactNode }

export function Badge({ tone, children }: BadgeProps) {
  const Icon = ICONS[tone]
  return (
    <span className={clsx(BASE, TONES[tone])}>
      {Icon ? <Icon aria-hidden="true" className="size-3 shrink-0" strokeWidth={2.5} /> : null}
      <span className="truncate">{children}</span>
    </span>
  )
}
