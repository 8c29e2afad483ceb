import type { Target } from '@kadr/contract/publishing/post-targets'
import { clsx } from 'clsx'
import { Check, Clock, Hourglass, LoaderCircle, Minus, Pencil, TriangleAlert } from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { targetStateName } from '../copy.ts'
import { TARGET_TONE } from './state-tone.ts'

const ICONS = {
  draft: Pencil,
  scheduled: Clock,
  review: Hourglass,
  working: LoaderCircle,
  published: Check,
  failed: TriangleAlert,
  neutral: Minus,
}
const COLORS = {
  draft: 'bg-draft-soft text-draft',
  scheduled: 'bg-scheduled-soft text-scheduled',
  review: 'bg-accent-soft text-accent',
  working: 'bg-working-soft text-working',
  published: 'bg-published-soft text-published',
  failed: 'bg-failed-soft text-failed',
  neutral: 'bg-sunken text-ink-2',
}

const TargetMark = ({ target }: { target: Target }) => {
  const { Mark, title, color } = getNetwork(target.network)
  const tone = TARGET_TONE[target.state]
  const Icon = ICONS[tone]
  const label = `${title}, ${target.accountTitle}: ${targetStateName(target).toLocaleLowerCase('ru')}`
  return (
    <li
      title={label}
      className={clsx('inline-flex h-6 items-center gap-1 rounded-chip px-1.5', COLORS[tone])}
    >
      <span style={{ color }}>
        <Mark className="size-3.5" />
      </span>
      <Icon aria-hidden="true" className="size-3" strokeWidth={2.5} />
      <span className="sr-only">{label}</span>
    </li>
  )
}

/** State is shown by icon and shape as well as colour, and by text for screen readers. */
export const TargetMarks = ({ targets }: { targets: readonly Target[] }) => (
  <ul className="flex min-w-0 flex-wrap gap-1">
    {targets.map((target) => (
      <TargetMark key={target.id} target={target} />
    ))}
  </ul>
)
