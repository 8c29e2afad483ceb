import type { RouteData } from '@kadr/contract/base/route'
import type { getWorkItem } from '@kadr/contract/insight/work-items'
import { createPost } from '@kadr/contract/publishing/posts'
import { quote } from '@kadr/domain/base/quote'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Copy } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { useWorkItem } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { formatRatio, roundRatio } from '../figures/format-figure.ts'
import { describeTrait, repeatSearch } from '../overview/describe-trait.ts'
import { OpenAtNetwork } from '../page/open-at-network.tsx'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { ItemCover } from './item-cover.tsx'
import { ITEM_FIGURES, ItemFigureText } from './item-figures.tsx'

const CurveChart = lazy(() => import('../charts/curve-chart.tsx'))

type Data = RouteData<typeof getWorkItem>

/** The same ratio as in lists and reports. */
const verdictOf = ({ ratio }: Data['item']): string | undefined => {
  if (ratio === null) return undefined
  const times = roundRatio(ratio)
  return times > 1 ? copy.item.above(times) : copy.item.below(formatRatio(ratio))
}

const Curve = ({ item, curve }: Pick<Data, 'item' | 'curve'>) => {
  if (curve.points.length === 0) {
    return (
      <Card>
        <p className="text-label text-ink-2">{copy.item.noCurve}</p>
      </Card>
    )
  }
  const verdict = verdictOf(item)
  const footer: ReactNode = (
    <>
      {curve.band.length === 0 ? (
        <p className="text-label text-ink-3">{copy.item.noBand(curve.pieces)}</p>
      ) : null}
      {verdict ? (
        <p className="border-t border-line pt-3 text-label font-semibold">{verdict}</p>
      ) : null}
    </>
  )
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton className="h-72 w-full" />
        </Card>
      }
    >
      <CurveChart curve={curve} footer={footer} />
    </Suspense>
  )
}

const Origin = ({ origin }: { origin: Data['origin'] }) => {
  const { wallTime } = origin
  const rows = [
    origin.hook && { label: copy.item.hook, value: quote(origin.hook) },
    origin.reelKind && {
      label: copy.item.reel,
      value: [describeTrait('reelKind', origin.reelKind), origin.reelTitle]
        .filter(Boolean)
        .join(': '),
    },
    origin.template && { label: copy.item.template, value: quote(origin.template) },
    {
      label: copy.item.slot,
      value: `${wallTime.slice(8, 10)}.${wallTime.slice(5, 7)} в ${wallTime.slice(11)}`,
    },
    origin.isAi !== null && {
      label: copy.item.author,
      value: describeTrait('author', origin.isAi ? 'ai' : 'hand'),
    },
  ].filter((row) => typeof row === 'object' && row !== null)
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold">{copy.item.origin}</h2>
      <dl className="grid gap-3">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-caption text-ink-3">{label}</dt>
            <dd className="text-label font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {origin.postId === null ? <p className="text-label text-ink-3">{copy.item.found}</p> : null}
    </Card>
  )
}

const ByNetwork = ({ data: { item, siblings } }: { data: Data }) => (
  <Card className="grid grid-cols-1 gap-2" padding="none">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4">
      <h2 className="font-semibold">{copy.item.byNetwork}</h2>
      <span className="text-caption text-ink-3">{copy.item.rate}</span>
    </div>
    <Table
      caption={copy.item.byNetwork}
      rows={siblings}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'network',
          title: copy.byNetwork.network,
          cell: (row) => {
            const { Mark, title, color } = getNetwork(row.network)
            return (
              <span className="flex items-center gap-2 whitespace-nowrap">
                <span style={{ color }}>
                  <Mark className="size-5" />
                </span>
                {row.id === item.id ? (
                  title
                ) : (
                  <Link to="/analytics/$" params={{ _splat: `work-items/${row.id}` }}>
                    {title}
                  </Link>
                )}
              </span>
            )
          },
        },
        ...ITEM_FIGURES.map((name) => ({
          key: name,
          title: copy.itemMetrics[name],
          isNumeric: true,
          cell: (row: Data['item']) => <ItemFigureText item={row} name={name} />,
        })),
      ]}
    />
  </Card>
)

const WorkItem = ({ data }: { data: Data }) => {
  const { item, curve, origin } = data
  const canCreate = useCan(createPost.action)
  const timeZone = useCurrentWorkspace()?.timeZone
  return (
    <>
      <PageHeader
        title={item.title || copy.items.noTitle}
        subtitle={copy.item.published(formatDateTime({ instant: item.publishedAt, timeZone }))}
        actions={
          <>
            {item.permalink ? <OpenAtNetwork network={item.network} url={item.permalink} /> : null}
            {canCreate ? (
              <LinkButton asChild>
                <Link to="/posts/new" search={repeatSearch(origin)}>
                  <Copy aria-hidden="true" className="size-5" />
                  {copy.item.repeat}
                </Link>
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-4 sm:grid-cols-1">
          <ItemCover item={item} hasWords className="w-full max-w-64 self-start" />
          <Origin origin={origin} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Curve item={item} curve={curve} />
          <ByNetwork data={data} />
        </div>
      </div>
    </>
  )
}

export default function WorkItemPage({ id }: { id: string }) {
  const query = useWorkItem(id)
  const isGone = isNotFound(query.error)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to="/analytics/$"
        params={{ _splat: 'work-items' }}
        className="flex min-h-11 w-fit items-center gap-1 text-label text-ink-2 no-underline hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {copy.item.backTo}
      </Link>
      <QueryFrame
        query={query}
        data={query.data}
        failed={
          isGone
            ? { title: copy.item.notFound, canRetry: false }
            : { title: copy.failed, text: failureText(query.error) }
        }
        loading={<AnalyticsSkeleton />}
      >
        {(loaded) => <WorkItem data={loaded} />}
      </QueryFrame>
    </div>
  )
}
