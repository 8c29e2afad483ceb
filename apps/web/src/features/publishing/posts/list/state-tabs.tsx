import type { PostState } from '@kadr/contract/publishing/posts'
import type { ReactNode } from 'react'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import { usePostCounts } from '../api/posts.queries.ts'
import { copy, TAB_NAME } from '../copy.ts'
import { POST_STATES } from './posts-search.ts'

type Tab = PostState | 'all'
type Props = {
  state: PostState | undefined
  onState: (state: PostState | undefined) => void
  children: ReactNode
}

/** Always rendered to avoid layout shift; other tabs appear when their count is above zero. */
const STEADY: ReadonlySet<PostState> = new Set(['draft', 'scheduled', 'published'])

export const StateTabs = ({ state, onState, children }: Props) => {
  const { data: counts } = usePostCounts()
  const shown = POST_STATES.filter(
    (known) => STEADY.has(known) || known === state || (counts?.[known] ?? 0) > 0,
  )
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const current: Tab = state ?? 'all'
  const tab = (value: Tab, label: string, count: number | undefined) => ({
    value,
    label,
    content: value === current ? children : null,
    ...(count !== undefined && { count }),
  })
  return (
    <Tabs<Tab>
      label={copy.tabs}
      value={current}
      onValueChange={(next) => onState(next === 'all' ? undefined : next)}
      tabs={[
        tab('all', copy.all, total),
        ...shown.map((known) => tab(known, TAB_NAME[known], counts?.[known])),
      ]}
    />
  )
}
