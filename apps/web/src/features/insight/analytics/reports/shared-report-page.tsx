import type { AnalyticsMetric } from '@kadr/contract/insight/analytics-figures'
import type { ReportDocument } from '@kadr/contract/insight/reports'
import { describeCoverage } from '@kadr/domain/insight/describe-coverage'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSharedReport } from '../api/reports.queries.ts'
import { FiguresCard } from '../figures/figures-card.tsx'
import { formatDayOf, formatPeriod } from '../figures/format-figure.ts'
import { LifetimeCard } from '../figures/lifetime-card.tsx'
import { ItemList } from '../items/item-list.tsx'
import { NetworksCard } from '../overview/networks-card.tsx'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { reportCopy } from './copy.ts'

const PeriodChart = lazy(() => import('../charts/period-chart.tsx'))
const { shared: copy } = reportCopy

/** No menu and no sign-in: what the client sees. */
const Report = ({ report }: { report: ReportDocument }) => {
  const [metric, setMetric] = useState<AnalyticsMetric>('views')
  const { overview, brandColor, title } = report
  const { timeZone } = overview
  const accounts = describeCoverage({ ...overview, nameOf: (one) => getNetwork(one).title })
  // The route knows only the token: the title is in the report.
  useEffect(() => {
    document.title = title
  }, [title])
  const series = overview.series.find((one) => one.metric === metric)
  const figure = overview.figures.find((one) => one.metric === metric)
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1 border-t-4 pt-4" style={{ borderColor: brandColor }}>
        {report.logoUrl ? (
          <img src={report.logoUrl} alt="" className="mb-1 size-12 rounded-control object-cover" />
        ) : null}
        <p className="text-label text-ink-2">
          {report.workspaceName}, {copy.madeAt(formatDayOf({ instant: report.madeAt, timeZone }))}
        </p>
        <h1 className="text-headline font-bold text-balance">{title}</h1>
        <p className="text-label text-ink-3">
          {formatPeriod(overview.period)}
          {accounts === '' ? null : `: ${accounts}`}
        </p>
        <p className="mt-2 max-w-prose">{report.summary.join(' ')}</p>
      </header>
      <FiguresCard
        figures={overview.figures}
        networkCount={overview.networks.length}
        chosen={metric}
        onChoose={setMetric}
      />
      {series && figure ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <PeriodChart
            series={series}
            figure={figure}
            period={overview.period}
            previous={overview.previous}
            publications={overview.publications}
          />
        </Suspense>
      ) : null}
      <LifetimeCard lifetime={overview.lifetime} />
      <NetworksCard
        networks={overview.networks}
        total={overview.figures}
        metric={metric}
        timeZone={timeZone}
      />
      <h2 className="font-semibold">{copy.items}</h2>
      <ItemList
        items={report.items}
        timeZone={timeZone}
        hasMore={false}
        isLoadingMore={false}
        onMore={() => undefined}
      />
    </div>
  )
}

const Password = ({
  error,
  isPending,
  onPassword,
}: {
  error: string | undefined
  isPending: boolean
  onPassword: (password: string) => void
}) => {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <Card className="mx-auto w-full max-w-105">
      <form onSubmit={submit} className="grid gap-4">
        <h1 className="text-title font-semibold">{copy.password}</h1>
        <p className="text-label text-ink-2">{copy.passwordText}</p>
        <Field label={copy.password} isLabelHidden error={error}>
          <TextInput
            type="password"
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" isLoading={isPending}>
          {copy.open}
        </Button>
      </form>
    </Card>
  )
}

export default function SharedReportPage({ token }: { token: string }) {
  const [password, setPassword] = useState<string>()
  const query = useSharedReport({ token, password })
  const { data, error, isFetching } = query
  const isLocked = error instanceof ApiError && error.code === 'FORBIDDEN'
  const isAsking = !data && (isLocked || (password !== undefined && isFetching))
  return (
    <div className="mx-auto w-full max-w-288">
      {isAsking ? (
        <Password
          error={isLocked && password !== undefined ? failureText(error) : undefined}
          isPending={isFetching}
          onPassword={setPassword}
        />
      ) : (
        <QueryFrame
          query={query}
          data={data}
          loading={<AnalyticsSkeleton />}
          failed={{ title: copy.failed, text: failureText(error) }}
        >
          {(report) => <Report report={report} />}
        </QueryFrame>
      )}
    </div>
  )
}
