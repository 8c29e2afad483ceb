import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useOverview } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { AnalyticsHeader } from '../page/analytics-header.tsx'
import { NetworkFilter } from '../page/network-filter.tsx'
import { AnalyticsSkeleton, StaleNotice } from '../page/page-states.tsx'
import { PeriodPicker } from '../page/period-picker.tsx'
import { periodSearch, useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { AnswersCard } from './answers-card.tsx'
import { CoversCard } from './covers-card.tsx'
import { HeatmapCard } from './heatmap-card.tsx'
import { NetworksCard } from './networks-card.tsx'
import { OverviewActions } from './overview-actions.tsx'
import { PeriodBody, useChosenMetric } from './period-body.tsx'
import { WorkedCard } from './worked-card.tsx'

const ItemDialog = lazy(() => import('../items/item-dialog.tsx'))

type OverviewProps = { data: NonNullable<ReturnType<typeof useOverview>['data']> }

const NoAccounts = () => (
  <Card>
    <EmptyState
      title={copy.empty.title}
      text={copy.empty.text}
      action={
        <LinkButton asChild>
          <Link to="/connections">{copy.empty.connect}</Link>
        </LinkButton>
      }
    />
  </Card>
)

const Overview = ({ data }: OverviewProps) => {
  const { search, go } = useAnalyticsSearch()
  const metric = useChosenMetric()
  const open = (item: string) => go({ item }, { isStep: true })
  return (
    <>
      <StaleNotice accounts={data.stale} timeZone={data.timeZone} />
      <PeriodBody data={data} networkCount={data.networks.length} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <NetworksCard
          networks={data.networks}
          total={data.figures}
          metric={metric}
          timeZone={data.timeZone}
        />
        <WorkedCard search={search} />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <CoversCard
          title={copy.covers.best}
          note={copy.covers.note}
          empty={copy.covers.noBest}
          items={data.best}
          timeZone={data.timeZone}
          onOpen={open}
        />
        <CoversCard
          title={copy.covers.weak}
          note={
            <Link
              to="/analytics/$"
              params={{ _splat: 'work-items' }}
              search={periodSearch({ period: 'month', ...search })}
              className="text-accent"
            >
              {copy.covers.all}
            </Link>
          }
          empty={copy.covers.noWeak}
          items={data.weak}
          timeZone={data.timeZone}
          onOpen={open}
        />
      </div>
      <HeatmapCard search={search} />
      <AnswersCard period={data.period} timeZone={data.timeZone} />
      {search.item ? (
        <Suspense>
          <ItemDialog itemId={search.item} onClose={() => go({ item: undefined })} />
        </Suspense>
      ) : null}
    </>
  )
}

export default function OverviewPage() {
  const { search } = useAnalyticsSearch()
  const query = useOverview(search)
  const { data } = query
  const subtitle =
    data &&
    (data.updatedAt
      ? copy.updated(
          describeMoment({
            at: new Date(data.updatedAt),
            now: new Date(),
            timeZone: data.timeZone,
          }),
        )
      : copy.neverUpdated)
  const isNarrowed = search.networks || search.group
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader subtitle={subtitle} actions={<OverviewActions />} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker />
        <NetworkFilter />
      </div>
      <QueryFrame
        query={query}
        data={data}
        loading={<AnalyticsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
      >
        {(loaded) =>
          loaded.networks.length === 0 && !isNarrowed ? <NoAccounts /> : <Overview data={loaded} />
        }
      </QueryFrame>
    </div>
  )
}
