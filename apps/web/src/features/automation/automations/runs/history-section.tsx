import type { Automation } from '@kadr/contract/automation/automations'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useRuns } from '../api/automations.queries.ts'
import { runsCopy } from './copy.ts'
import { RunRow } from './run-row.tsx'

const { history: copy } = runsCopy

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid gap-2 p-4">
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </SkeletonGroup>
)

export const HistorySection = ({ automation: { id } }: { automation: Automation }) => {
  const query = useRuns(id)
  return (
    <Section title={copy.title}>
      <Card padding="none">
        <QueryFrame
          query={query}
          data={query.runs}
          loading={LOADING}
          failed={{ title: copy.failed, text: failureText(query.error) }}
          hasCard={false}
          empty={<p className="p-4 text-label text-ink-2">{copy.none}</p>}
        >
          {(runs) => (
            <>
              <List label={copy.title}>
                {runs.map((run) => (
                  <RunRow key={run.id} automationId={id} run={run} />
                ))}
              </List>
              {query.hasNextPage ? (
                <div className="border-t border-line p-2">
                  <Button
                    variant="ghost"
                    size="sm"
                    isLoading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {copy.more}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </QueryFrame>
      </Card>
    </Section>
  )
}
