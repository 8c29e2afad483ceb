import { useNavigate, useSearch } from '@tanstack/react-router'
import { STATE_NAME } from '../../../generations/copy.ts'
import { REEL_KINDS } from '../../../generations/kinds.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useGenerations } from './api/generations.queries.ts'
import { GenerationList, GenerationsSkeleton } from './components/generation-list.tsx'
import { NoGenerations } from './components/no-generations.tsx'
import { copy } from './copy.ts'
import { GENERATION_STATES, type HistorySearch, readHistorySearch } from './model/history-search.ts'

const KINDS = REEL_KINDS.map(({ kind, label }) => ({ value: kind, label }))
const STATES = GENERATION_STATES.map((state) => ({ value: state, label: STATE_NAME[state] }))

const Generations = ({ search, onClear }: { search: HistorySearch; onClear: () => void }) => {
  const query = useGenerations(search)
  return (
    <QueryFrame
      query={query}
      data={query.generations}
      loading={<GenerationsSkeleton />}
      failed={{ title: copy.failed, text: failureText(query.error) }}
      empty={<NoGenerations isNarrowed={Object.keys(search).length > 0} onClear={onClear} />}
    >
      {(generations) => <GenerationList generations={generations} query={query} />}
    </QueryFrame>
  )
}

export default function HistoryPage() {
  const search = useSearch({ from: '/app/reels/generation-history' })
  const navigate = useNavigate({ from: '/reels/generation-history' })
  const go = (part: Record<string, unknown>) =>
    void navigate({
      search: (before) => readHistorySearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Select
          aria-label={copy.kind}
          placeholder={copy.anyKind}
          options={KINDS}
          value={search.kind ?? ''}
          onChange={(event) => go({ kind: event.target.value })}
        />
        <Select
          aria-label={copy.state}
          placeholder={copy.anyState}
          options={STATES}
          value={search.state ?? ''}
          onChange={(event) => go({ state: event.target.value })}
        />
      </div>
      <Generations search={search} onClear={() => go({ kind: undefined, state: undefined })} />
    </div>
  )
}
