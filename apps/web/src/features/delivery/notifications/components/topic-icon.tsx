import type { NotificationKind, NotificationTopic } from '@kadr/contract/delivery/notifications'
import { topicOf } from '@kadr/domain/delivery/topics'
import { clsx } from 'clsx'
import {
  CalendarDays,
  ChartLine,
  CircleCheck,
  Clapperboard,
  CreditCard,
  Inbox,
  Link2,
  type LucideIcon,
  MessageSquare,
  Stamp,
  TriangleAlert,
  UsersRound,
  Workflow,
} from 'lucide-react'

const ICONS: Readonly<Record<NotificationTopic, LucideIcon>> = {
  problems: TriangleAlert,
  published: CircleCheck,
  approvals: Stamp,
  comments: MessageSquare,
  reels: Clapperboard,
  inbox: Inbox,
  automations: Workflow,
  connections: Link2,
  team: UsersRound,
  billing: CreditCard,
  daily: CalendarDays,
  weekly: ChartLine,
}

const FAILED: ReadonlySet<NotificationKind> = new Set([
  'failed',
  'needs_attention',
  'render_failed',
  'connection_needs_reauth',
  'renewal_failed',
  'payment_disputed',
  'plan_ended',
  'automation_failed',
  'automation_paused',
  'automation_asks',
  'report_paused',
  'webhook_paused',
  'message_problem',
  'words_failed',
])
const DONE: ReadonlySet<NotificationKind> = new Set([
  'published',
  'render_ready',
  'words_ready',
  'payment_received',
])

const toneOf = (kind: NotificationKind) => {
  if (FAILED.has(kind)) return 'bg-failed-soft text-failed'
  if (DONE.has(kind)) return 'bg-published-soft text-published'
  return 'bg-accent-soft text-accent'
}

export const TopicIcon = ({ kind, isOver }: { kind: NotificationKind; isOver: boolean }) => {
  const Icon = ICONS[topicOf(kind)]
  return (
    <span
      className={clsx(
        'flex size-10 shrink-0 items-center justify-center rounded-control',
        isOver ? 'bg-sunken text-ink-2' : toneOf(kind),
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
