import { createReel } from '@kadr/contract/studio/reels'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { History, WandSparkles } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { REEL_KINDS } from '../../../generations/kinds.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { RubricSelect } from '../../../rubrics/rubric-select.tsx'
import { useRubrics } from '../../../rubrics/use-rubrics.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useReels } from './api/reels.queries.ts'
import { BrandPrompt } from './components/brand-prompt.tsx'
import { KindCards } from './components/kind-cards.tsx'
import { NoReels } from './components/no-reels.tsx'
import { ReelGrid, ReelsSkeleton } from './components/reel-grid.tsx'
import { copy } from './copy.ts'
import { type ReelsSearch, readReelsSearch } from './model/reels-search.ts'

const ReelDialog = lazy(() => import('./components/reel-dialog.tsx'))

const STAGES = [
  { value: 'all', label: copy.all },
  { value: 'draft', label: copy.drafts },
  { value: 'finished', label: copy.finished },
] as const

const KINDS = REEL_KINDS.map(({ kind, label }) => ({ value: kind, label }))

/** Both in one line of a phone. */
const BESIDE = 'max-sm:flex-auto max-sm:gap-1.5! max-sm:px-2! max-[23rem]:[&_svg]:hidden'

/** On a phone one row that scrolls; its padding keeps the rings of focus. */
const FILTERS =
  'flex flex-wrap items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 max-sm:[scrollbar-width:none]'

type Go = (part: Record<string, unknown>) => void

const Filters = ({ search, go }: { search: ReelsSearch; go: Go }) => {
  const hasRubrics = useRubrics().length > 0
  return (
    <div className={FILTERS}>
      <Segmented
        label={copy.stage}
        options={STAGES}
        value={search.stage ?? 'all'}
        onValueChange={(stage) => go({ stage })}
      />
      {KINDS.length > 1 ? (
        <Select
          aria-label={copy.kind}
          placeholder={copy.anyKind}
          options={KINDS}
          value={search.kind ?? ''}
          onChange={(event) => go({ kind: event.target.value })}
        />
      ) : null}
      {hasRubrics ? (
        <RubricSelect
          label={copy.rubric}
          none={copy.anyRubric}
          id={search.rubric}
          onChange={(rubric) => go({ rubric: rubric ?? undefined })}
        />
      ) : null}
      <SearchInput
        label={copy.search}
        placeholder={copy.searchPlaceholder}
        value={search.q ?? ''}
        onValueChange={(q) => go({ q })}
        className="flex-1 basis-56"
      />
    </div>
  )
}

const Reels = ({ search, go }: { search: ReelsSearch; go: Go }) => {
  const query = useReels(search)
  const canEdit = useCan(createReel.action)
  const clear = () => go({ q: undefined, kind: undefined, rubric: undefined })
  return (
    <QueryFrame
      query={query}
      data={query.reels}
      loading={<ReelsSkeleton />}
      failed={{ title: copy.failed, text: failureText(query.error) }}
      empty={<NoReels search={search} canEdit={canEdit} onClear={clear} />}
    >
      {(reels) => <ReelGrid reels={reels} query={query} search={search} />}
    </QueryFrame>
  )
}

export default function ReelsPage() {
  const search = useSearch({ from: '/app/reels' })
  const navigate = useNavigate({ from: '/reels' })
  const canEdit = useCan(createReel.action)
  const canAutomate = useCan('automations.read')
  const go: Go = (part) =>
    void navigate({
      search: (before) => readReelsSearch({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            {canAutomate ? (
              <LinkButton asChild variant="secondary" className={BESIDE}>
                <Link to="/reels/automation">
                  <WandSparkles aria-hidden="true" className="size-5" />
                  {copy.automation}
                </Link>
              </LinkButton>
            ) : null}
            <LinkButton asChild variant="secondary" className={BESIDE}>
              <Link to="/reels/generation-history">
                <History aria-hidden="true" className="size-5" />
                {copy.history}
              </Link>
            </LinkButton>
          </>
        }
      />
      <BrandPrompt />
      {canEdit ? <KindCards /> : null}
      <Filters search={search} go={go} />
      <Reels search={search} go={go} />
      <Suspense>
        {search.reel ? (
          <ReelDialog
            key={search.reel}
            reelId={search.reel}
            onClose={() => go({ reel: undefined })}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
