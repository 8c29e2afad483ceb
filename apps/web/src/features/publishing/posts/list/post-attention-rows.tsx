import type { PostState } from '@kadr/contract/publishing/posts'
import { countOf } from '@kadr/domain/base/plural'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Hand, type LucideIcon, Stamp, TriangleAlert } from 'lucide-react'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { copy, POST_FORMS, TAB_NAME } from '../copy.ts'
import type { AttentionCount } from './use-post-attention.ts'

/** What waits for a person without having gone wrong. */
const SIGNS: Partial<Record<PostState, LucideIcon>> = {
  pending_approval: Stamp,
  handed_over: Hand,
}

const Icon = ({ state }: { state: PostState }) => {
  const Sign = SIGNS[state] ?? TriangleAlert
  return (
    <span
      className={clsx(
        'flex size-10 shrink-0 items-center justify-center rounded-control',
        SIGNS[state] ? 'bg-scheduled-soft text-scheduled' : 'bg-failed-soft text-failed',
      )}
    >
      <Sign aria-hidden="true" className="size-5" />
    </span>
  )
}

const Row = ({ state, count }: { state: PostState; count: number }) => (
  <li className="flex min-h-16 items-center gap-3 px-4 py-3">
    <Icon state={state} />
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <p className="font-medium">{TAB_NAME[state]}</p>
      <p className="text-label text-ink-3">{countOf({ count, forms: POST_FORMS })}</p>
    </div>
    <LinkButton asChild variant="soft" size="sm">
      <Link
        to="/posts"
        search={{ state }}
        aria-label={`${copy.attention.open}: ${TAB_NAME[state].toLocaleLowerCase('ru')}`}
      >
        {copy.attention.open}
      </Link>
    </LinkButton>
  </li>
)

export const PostAttentionRows = ({ counts }: { counts: readonly AttentionCount[] }) =>
  counts.map(({ state, count }) => <Row key={state} state={state} count={count} />)
