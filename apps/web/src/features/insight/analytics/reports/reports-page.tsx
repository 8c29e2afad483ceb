import { createReportSchedule, type ReportSchedule } from '@kadr/contract/insight/report-schedules'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useReportSchedules } from '../api/schedules.queries.ts'
import { AnalyticsHeader } from '../page/analytics-header.tsx'
import { AnalyticsSkeleton } from '../page/page-states.tsx'
import { ReportLinks } from './report-links.tsx'
import { scheduleCopy as copy } from './schedule-copy.ts'
import { ScheduleList } from './schedule-list.tsx'

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'))

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
