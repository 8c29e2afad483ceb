import { type Automation, makePlannedRuns } from '@kadr/contract/automation/automations'
import { showEmptyOnce } from '@kadr/domain/automation/show-empty-once'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useMakeRuns } from '../api/automations.mutations.ts'
import { usePlannedRuns, useRuns } from '../api/automations.queries.ts'
import { runsCopy } from './copy.ts'
import { describeCost } from './describe-run.ts'
import { PlannedRow } from './planned-row.tsx'

const { planned: copy, make: words } = runsCopy
const SHOWN = 5
const MADE = 3

const LOADING = (
  <SkeletonGroup label={copy.loading} className="grid gap-2 p-4">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </SkeletonGroup>
)

const MakeButton = ({ automation: { id, cost } }: { automation: Automation }) => {
  const make = useMakeRuns()
  const [isAsking, setIsAsking] = useState(false)
  const times = { videos: cost.videos * MADE, ai: cost.ai * MADE }
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={words.title}
      text={`${words.text} ${words.cost(describeCost(times))}`}
      confirmLabel={words.confirm}
      isPending={make.isPending}
      trigger={
        <Button
          variant="secondary"
          size="sm"
          icon={<WandSparkles aria-hidden="true" className="size-4" />}
        >
          {words.button}
        </Button>
      }
      onConfirm={() =>
        make.mutate(
          { id, count: MADE },
          {
            onSuccess: () => {
              setIsAsking(false)
              notify.success(words.done)
            },
            onError: (error) => {
              setIsAsking(false)
              notify.error(words.failed, { text: failureText(error) })
            },
          },
        )
      }
    />
  )
}

/** Runs in the making are part of the history: they can be neither skipped nor swapped. */
const useBegunRuns = (id: number): ReadonlySet<string> => {
  const { runs } = useRuns(id)
  return new Set(runs?.filter(({ state }) => state === 'making').map((run) => run.id))
}

export const PlannedSection = ({ automation }: { automation: Automation }) => {
  const query = usePlannedRuns(automation.id)
  const begun = useBegunRuns(automation.id)
  const canEdit = useCan(makePlannedRuns.action)
  const [isExpanded, setIsExpanded] = useState(false)
  const planned =
    query.data &&
    showEmptyOnce(query.data.items.filter(({ runId }) => runId === null || !begun.has(runId)))
  const shown = isExpanded ? planned : planned?.slice(0, SHOWN)
  const hidden = (planned?.length ?? 0) - (shown?.length ?? 0)
  const canMake = canEdit && !automation.isPaused && (planned?.length ?? 0) > 0
  return (
    <Section
      title={copy.title}
      {...(canMake && { action: <MakeButton automation={automation} /> })}
    >
      <Card padding="none">
        <QueryFrame
          query={query}
          data={shown}
          loading={LOADING}
          failed={{ title: copy.failed, text: failureText(query.error) }}
          hasCard={false}
          empty={
            <p className="p-4 text-label text-ink-2">
              {automation.isPaused ? copy.offNone : copy.none}
            </p>
          }
        >
          {(runs) => (
            <>
              {automation.tooSoon ? (
                <p className="border-b border-line p-4 text-label text-ink-2">
                  {copy.tooSoon(describeWallTime(automation.tooSoon.wallTime))}
                </p>
              ) : null}
              <List label={copy.title}>
                {runs.map((run) => (
                  <PlannedRow
                    key={run.time.wallTime}
                    automationId={automation.id}
                    run={run}
                    canEdit={canEdit}
                  />
                ))}
              </List>
              {hidden > 0 ? (
                <div className="border-t border-line p-2">
                  <Button variant="ghost" size="sm" onClick={() => setIsExpanded(true)}>
                    {copy.more(hidden)}
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
