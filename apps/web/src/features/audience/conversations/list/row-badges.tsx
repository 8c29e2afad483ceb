import { clsx } from 'clsx'
import {
  AlarmClock,
  AtSign,
  CircleQuestionMark,
  Frown,
  Mail,
  ShieldAlert,
  Tag,
  UserRound,
} from 'lucide-react'
import type { RowBadge } from './badges.ts'

const ICONS: Readonly<Record<RowBadge['icon'], typeof Tag>> = {
  question: CircleQuestionMark,
  unhappy: Frown,
  direct: Mail,
  mention: AtSign,
  held: ShieldAlert,
  snoozed: AlarmClock,
  person: UserRound,
  label: Tag,
}
const TONES: Readonly<Record<RowBadge['tone'], string>> = {
  accent: 'bg-accent-soft text-accent in-data-open:bg-surface',
  failed: 'bg-failed-soft text-failed',
  scheduled: 'bg-scheduled-soft text-scheduled',
  neutral: 'bg-sunken text-ink-2',
}

export const RowBadges = ({ badges }: { badges: readonly RowBadge[] }) => (
  <span className="flex min-w-0 flex-wrap gap-1.5 empty:hidden">
    {badges.map(({ icon, tone, text }) => {
      const Icon = ICONS[icon]
      return (
        <span
          key={icon}
          className={clsx(
            'inline-flex max-w-full items-center gap-1 rounded-chip px-2 py-0.5 text-caption font-medium',
            TONES[tone],
          )}
        >
          <Icon aria-hidden="true" className="size-3 shrink-0" strokeWidth={2.5} />
          <span className="truncate">{text}</span>
        </span>
      )
    })}
  </span>
)
