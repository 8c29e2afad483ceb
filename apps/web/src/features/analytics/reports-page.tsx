import { createReportSchedule, type ReportSchedule } from '@kadr/contract/report-schedules'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryFrame } from '../../ui/query-frame.tsx'
import { Section } from '../../ui/section.tsx'
import { useReportSchedules } from './api/schedules.calls.ts'
import { AnalyticsHeader } from './components/analytics-header.tsx'
import { AnalyticsSkeleton } from './components/page-states.tsx'
import { ReportLinks } from './components/report-links.tsx'
import { ScheduleList } from './components/schedule-list.tsx'
import { scheduleCopy as copy } from './schedule-copy.ts'

const ScheduleDialog = lazy(() => import('./components/schedule-dialog.tsx'))

type Data = NonNullable<ReturnType<typeof useReportSchedules>['data']>

const Reports = ({ data: { items, readers } }: { data: Data }) => {
  const [edited, setEdited] = useState<ReportSchedule | 'new'>()
  const canEdit = useCan(createReportSchedule.action)
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setEdited('new')}>
      {copy.add}
    </Button>
  )
  return (
    <>
      {items.length === 0 ? (
        <Card>
          <EmptyState title={copy.empty} text={copy.emptyText} {...(canEdit && { action: add })} />
        </Card>
      ) : (
        <Section title={copy.title} {...(canEdit && { action: add })}>
          <p className="text-label text-ink-2">{copy.text}</p>
          <Card padding="none">
            <ScheduleList
              schedules={items}
              readers={readers}
              canEdit={canEdit}
              onEdit={setEdited}
            />
          </Card>
        </Section>
      )}
      <ReportLinks />
      {edited ? (
        <Suspense>
          <ScheduleDialog
            schedule={edited === 'new' ? undefined : edited}
            readers={readers}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

export default function ReportsPage() {
  const query = useReportSchedules()
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader />
      <QueryFrame
        query={query}
        data={query.data}
        loading={<AnalyticsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
      >
        {(data) => <Reports data={data} />}
      </QueryFrame>
    </div>
  )
}
