import { type Automation, makePlannedRuns } from '@kadr/contract/automations'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../platform/current-workspace.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { List } from '../../../ui/list-row.tsx'
import { QueryFrame } from '../../../ui/query-frame.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useMakeRuns, usePlannedRuns, useRuns } from '../api/automations.calls.ts'
import { describeCost } from '../model/describe-run.ts'
import { runsCopy } from '../runs-copy.ts'
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
  const [isWhole, setIsWhole] = useState(false)
  const planned = query.data?.items.filter(({ runId }) => runId === null || !begun.has(runId))
  const shown = isWhole ? planned : planned?.slice(0, SHOWN)
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
                  <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
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
