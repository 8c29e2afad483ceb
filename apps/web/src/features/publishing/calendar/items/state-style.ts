import type { PostState } from '@kadr/contract/publishing/posts'
import {
  Ban,
  Check,
  CircleHelp,
  Clock,
  Hand,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Pencil,
  TriangleAlert,
} from 'lucide-react'

type StateStyle = {
  /** A badge tone of the design system. */
  tone: 'draft' | 'scheduled' | 'working' | 'published' | 'failed' | 'accent' | 'neutral'
  icon: LucideIcon
  /** Background and text classes. */
  tint: string
  dot: string
}

const FAILED: StateStyle = {
  tone: 'failed',
  icon: TriangleAlert,
  tint: 'bg-failed-soft text-failed',
  dot: 'bg-failed',
}

/** Every state has an icon: colour must not be the only sign (WCAG 1.4.1). */
export const STATE_STYLE: Record<PostState, StateStyle> = {
  draft: { tone: 'draft', icon: Pencil, tint: 'bg-draft-soft text-draft', dot: 'bg-draft' },
  pending_approval: {
    tone: 'accent',
    icon: Hourglass,
    tint: 'bg-accent-soft text-accent',
    dot: 'bg-accent',
  },
  scheduled: {
    tone: 'scheduled',
    icon: Clock,
    tint: 'bg-scheduled-soft text-scheduled',
    dot: 'bg-scheduled',
  },
  publishing: {
    tone: 'working',
    icon: LoaderCircle,
    tint: 'bg-working-soft text-working',
    dot: 'bg-working',
  },
  handed_over: {
    tone: 'accent',
    icon: Hand,
    tint: 'bg-accent-soft text-accent',
    dot: 'bg-accent',
  },
  published: {
    tone: 'published',
    icon: Check,
    tint: 'bg-published-soft text-published',
    dot: 'bg-published',
  },
  partly_published: FAILED,
  failed: FAILED,
  needs_attention: { ...FAILED, icon: CircleHelp },
  missed: FAILED,
  cancelled: { tone: 'neutral', icon: Ban, tint: 'bg-sunken text-ink-2', dot: 'bg-line-strong' },
}
