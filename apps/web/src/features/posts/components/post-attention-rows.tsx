import type { PostState } from '@kadr/contract/posts'
import { countOf } from '@kadr/domain/plural'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy, POST_FORMS, TAB_NAME } from '../copy.ts'
import type { AttentionCount } from '../model/use-post-attention.ts'

const Row = ({ state, count }: { state: PostState; count: number }) => (
  <li className="flex min-h-16 items-center gap-3 px-4 py-3">
    <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-failed-soft text-failed">
      <TriangleAlert aria-hidden="true" className="size-5" />
    </span>
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <p className="truncate font-medium">{TAB_NAME[state]}</p>
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
