import type { FailedJob } from '@kadr/contract/operations/admin'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { useRetryJob } from '../api/admin.mutations.ts'
import { useJobs } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useAct } from '../model/use-act.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame } from './admin-list.tsx'

const { jobs: words } = copy

const FailedRow = ({ job }: { job: FailedJob }) => {
  const retry = useRetryJob()
  const act = useAct()
  const { moment } = useMoments()
  return (
    <ListRow
      isWrapped
      className="max-sm:flex-col max-sm:items-start"
      title={job.queue}
      subtitle={
        <>
          <p>{`${moment(job.failedAt)}, ${words.tries(job.tries)}`}</p>
          <p>{job.reason}</p>
        </>
      }
      trailing={
        job.canRetry ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.retryNamed(job.queue)}
            isLoading={retry.isPending}
            onClick={() => retry.mutate(job.id, act(words.retried))}
          >
            {words.retry}
          </Button>
        ) : (
          <Badge tone="neutral">{words.tooOld}</Badge>
        )
      }
    />
  )
}

export const JobsTab = () => {
  const query = useJobs()
  return (
    <AdminFrame query={query} data={query.data}>
      {({ failed, queues }) => (
        <div className="grid grid-cols-1 gap-6">
          <Section title={words.failedTitle}>
            <Card padding="none">
              <List label={words.failedTitle}>
                {failed.length === 0 ? <ListRow title={words.none} /> : null}
                {failed.map((job) => (
                  <FailedRow key={job.id} job={job} />
                ))}
              </List>
            </Card>
          </Section>
          <Section title={words.queues}>
            <Card padding="none">
              {queues.length === 0 ? (
                <List>
                  <ListRow title={words.idle} />
                </List>
              ) : (
                <Table
                  caption={words.queues}
                  rows={queues}
                  rowKey={({ queue }) => queue}
                  columns={[
                    { key: 'queue', title: words.queue, cell: ({ queue }) => queue },
                    {
                      key: 'waiting',
                      title: words.waiting,
                      isNumeric: true,
                      cell: ({ waiting }) => waiting,
                    },
                    {
                      key: 'running',
                      title: words.running,
                      isNumeric: true,
                      cell: ({ running }) => running,
                    },
                    {
                      key: 'failed',
                      title: words.failed,
                      isNumeric: true,
                      cell: ({ failed: count }) => count,
                    },
                  ]}
                />
              )}
            </Card>
          </Section>
        </div>
      )}
    </AdminFrame>
  )
}
