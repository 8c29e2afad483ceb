import type { AnalyticsMetric } from '@kadr/contract/analytics-figures'
import type { ReportDocument } from '@kadr/contract/reports'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useSharedReport } from './api/reports.calls.ts'
import { FiguresCard } from './components/figures-card.tsx'
import { ItemList } from './components/item-list.tsx'
import { NetworksCard } from './components/networks-card.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { formatDay, formatPeriod } from './model/format-figure.ts'
import { reportCopy } from './report-copy.ts'

const PeriodChart = lazy(() => import('./charts/period-chart.tsx'))
const { shared: copy } = reportCopy

/** No menu and no sign-in: what the client sees. */
const Report = ({ report }: { report: ReportDocument }) => {
  const [metric, setMetric] = useState<AnalyticsMetric>('views')
  const { overview, brandColor } = report
  const series = overview.series.find((one) => one.metric === metric)
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1 border-t-4 pt-4" style={{ borderColor: brandColor }}>
        {report.logoUrl ? (
          <img src={report.logoUrl} alt="" className="mb-1 size-12 rounded-control object-cover" />
        ) : null}
        <p className="text-label text-ink-2">
          {report.workspaceName}, {copy.madeAt(formatDay(report.madeAt.slice(0, 10)))}
        </p>
        <h1 className="text-headline font-bold text-balance">{report.title}</h1>
        <p className="text-label text-ink-3">{formatPeriod(overview.period)}</p>
        <p className="mt-2 max-w-prose">{report.summary.join(' ')}</p>
      </header>
      <FiguresCard
        figures={overview.figures}
        networkCount={overview.networks.length}
        chosen={metric}
        onChoose={setMetric}
      />
      {series ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <PeriodChart
            series={series}
            period={overview.period}
            previous={overview.previous}
            today={overview.today}
            publications={overview.publications}
          />
        </Suspense>
      ) : null}
      <NetworksCard networks={overview.networks} total={overview.figures} metric={metric} />
      <h2 className="font-semibold">{copy.items}</h2>
      <ItemList
        items={report.items}
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
