import { createPost } from '@kadr/contract/posts'
import type { RouteData } from '@kadr/contract/route'
import type { getWorkItem } from '@kadr/contract/work-items'
import { CURVE_HOURS, valueAtAge } from '@kadr/domain/analytics/usual-curve'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, Copy } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { getNetwork } from '../../networks/index.ts'
import { isNotFound } from '../../platform/api-error.ts'
import { useCan, useCurrentWorkspace } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { useWorkItem } from './api/analytics.queries.ts'
import { ItemCover } from './components/item-cover.tsx'
import { ITEM_FIGURES, ItemFigureText } from './components/item-figures.tsx'
import { OpenAtNetwork } from './components/open-at-network.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { copy } from './copy.ts'
import { describeTrait, repeatSearch } from './model/describe-trait.ts'
import { formatRatio } from './model/format-figure.ts'

const CurveChart = lazy(() => import('./charts/curve-chart.tsx'))

type Data = RouteData<typeof getWorkItem>

/** At the oldest age both have. */
const verdictOf = ({ points, band }: Data['curve']): string | undefined => {
  const hours = CURVE_HOURS.findLast(
    (age) => valueAtAge(points, age) !== null && band.some((point) => point.hours === age),
  )
  if (hours === undefined) return undefined
  const own = valueAtAge(points, hours) ?? 0
  const usual = band.find((point) => point.hours === hours)?.middle ?? 0
  if (usual <= 0) return undefined
  const ratio = own / usual
  const times = Math.round(ratio * 10) / 10
  return ratio >= 1 ? copy.item.above(times) : copy.item.below(formatRatio(ratio))
}

const Curve = ({ curve }: { curve: Data['curve'] }) => {
  if (curve.points.length === 0) {
    return (
      <Card>
        <p className="text-label text-ink-2">{copy.item.noCurve}</p>
      </Card>
    )
  }
  const verdict = verdictOf(curve)
  const footer: ReactNode =
    curve.band.length === 0 ? (
      <p className="text-label text-ink-3">{copy.item.noBand(curve.pieces)}</p>
    ) : verdict ? (
      <p className="border-t border-line pt-3 text-label font-semibold">{verdict}</p>
    ) : null
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
    origin.hook && { label: copy.item.hook, value: `«${origin.hook}»` },
    origin.reelKind && {
      label: copy.item.reel,
      value: [describeTrait('reelKind', origin.reelKind), origin.reelTitle]
        .filter(Boolean)
        .join(': '),
    },
    origin.template && { label: copy.item.template, value: `«${origin.template}»` },
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

const ByNetwork = ({ data: { item, siblings, unreported } }: { data: Data }) => (
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
          cell: (row: Data['item']) => (
            <ItemFigureText
              item={row}
              name={name}
              isUnreported={row.id === item.id && unreported.some((one) => one === name)}
            />
          ),
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
          <ItemCover item={item} className="w-full max-w-64 self-start" />
          <Origin origin={origin} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <Curve curve={curve} />
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
