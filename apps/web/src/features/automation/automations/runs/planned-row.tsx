import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Pencil, PencilLine, RefreshCw, SkipForward, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useSkipRun, useSwapRun } from '../api/automations.mutations.ts'
import { AnswerLink } from '../rule/pause-banner.tsx'
import { runsCopy } from './copy.ts'

const TopicDialog = lazy(() => import('./topic-dialog.tsx'))
const { planned: copy } = runsCopy

type Props = { automationId: number; run: PlannedRun; canEdit: boolean }

const icon = (Icon: typeof Undo2) => <Icon aria-hidden="true" className="size-5" />

const useActions = ({ automationId: id, run }: Omit<Props, 'canEdit'>) => {
  const skip = useSkipRun()
  const swap = useSwapRun()
  const { wallTime } = run.time
  const setSkipped = (isSkipped: boolean) =>
    skip.mutate(
      { id, wallTime, isSkipped },
      {
        onSuccess: () => {
          if (!isSkipped) return
          const undo = { label: copy.undo, onClick: () => setSkipped(false) }
          notify.success(copy.gone, { action: undo })
        },
        onError: (error) => notify.error(copy.skipFailed, { text: failureText(error) }),
      },
    )
  return {
    setSkipped,
    swapTopic: () =>
      swap.mutate(
        { id, wallTime },
        {
          onSuccess: () => notify.success(copy.swapped),
          onError: (error) => notify.error(copy.swapFailed, { text: failureText(error) }),
        },
      ),
  }
}

const Actions = ({ automationId, run }: Omit<Props, 'canEdit'>) => {
  const { setSkipped, swapTopic } = useActions({ automationId, run })
  const [isChoosing, setIsChoosing] = useState(false)
  const { wallTime } = run.time
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={copy.actions(describeWallTime(wallTime))}
            icon={<EllipsisVertical aria-hidden="true" className="size-5 text-ink-2" />}
          />
        }
      >
        {run.isSkipped ? (
          <MenuItem icon={icon(Undo2)} onSelect={() => setSkipped(false)}>
            {copy.unskip}
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={icon(RefreshCw)} onSelect={swapTopic}>
              {copy.swap}
            </MenuItem>
            {run.output === 'own-video' ? null : (
              <MenuItem icon={icon(PencilLine)} onSelect={() => setIsChoosing(true)}>
                {copy.choose}
              </MenuItem>
            )}
            <MenuItem icon={icon(SkipForward)} onSelect={() => setSkipped(true)}>
              {copy.skip}
            </MenuItem>
          </>
        )}
        <MenuItem asChild>
          <Link
            to="/posts/new"
            search={{ at: wallTime, connections: run.connectionIds.join(',') }}
            onClick={() => !run.isSkipped && setSkipped(true)}
          >
            {icon(Pencil)}
            {copy.byHand}
          </Link>
        </MenuItem>
      </Menu>
      <Suspense>
        {isChoosing ? (
          <TopicDialog automationId={automationId} run={run} onClose={() => setIsChoosing(false)} />
        ) : null}
      </Suspense>
    </>
  )
}

export const PlannedRow = ({ automationId, run, canEdit }: Props) => {
  const { time, item, problem, isSkipped, isChosen, isEmpty, runId } = run
  const isAsking = problem !== null && !isEmpty && runId !== null
  return (
    <li className="flex min-w-0 items-center gap-3 py-2.5 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <time
          dateTime={time.at}
          className={`text-label font-medium ${isSkipped ? 'text-ink-3 line-through' : ''}`}
        >
          {describeWallTime(time.wallTime)}
        </time>
        <span className={`line-clamp-2 text-label ${isEmpty ? 'text-ink-3' : 'text-ink-2'}`}>
          {(isEmpty ? problem : item?.title) ?? copy.noItem}
        </span>
      </div>
      {isAsking ? <AnswerLink id={automationId} runId={runId} /> : null}
      {isSkipped ? <Badge tone="neutral">{copy.skipped}</Badge> : null}
      {isChosen && !isSkipped ? <Badge tone="accent">{copy.chosen}</Badge> : null}
      {canEdit ? <Actions automationId={automationId} run={run} /> : null}
    </li>
  )
}
