import type { ReportReader, ReportSchedule } from '@kadr/contract/insight/report-schedules'
import { clsx } from 'clsx'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useChangeSchedule, useDeleteSchedule } from '../api/schedules.mutations.ts'
import { scheduleCopy as copy } from './schedule-copy.ts'
import { scopeKey } from './schedule-form.ts'
import { useScopeName } from './use-scope-options.ts'

type RowProps = { schedule: ReportSchedule; onEdit: () => void }

const PauseButton = ({ schedule: { id, pauseReason }, name }: RowProps & { name: string }) => {
  const change = useChangeSchedule()
  const isPaused = pauseReason !== null
  const Icon = isPaused ? Play : Pause
  return (
    <IconButton
      label={`${isPaused ? copy.resume : copy.pause}: ${name}`}
      icon={<Icon aria-hidden="true" className="size-5" />}
      disabled={change.isPending}
      onClick={() =>
        change.mutate(
          { id, isPaused: !isPaused },
          { onError: (error) => notify.error(failureText(error)) },
        )
      }
    />
  )
}

const Actions = ({ name, ...row }: RowProps & { name: string }) => {
  const remove = useDeleteSchedule()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <span className="flex shrink-0">
      <PauseButton name={name} {...row} />
      <IconButton
        label={`${copy.edit}: ${name}`}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={row.onEdit}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={copy.removeTitle}
        text={copy.removeText}
        confirmLabel={copy.remove}
        isDanger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(row.schedule.id, { onSuccess: () => setIsAsking(false) })}
        trigger={
          <IconButton
            label={`${copy.remove}: ${name}`}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
          />
        }
      />
    </span>
  )
}

const whoOf = ({ recipients }: ReportSchedule, readers: readonly ReportReader[]): string =>
  recipients
    .map(({ userId, channel }) => {
      const name = readers.find((reader) => reader.userId === userId)?.name ?? ''
      return `${name} (${copy.channels[channel]})`
    })
    .join(', ')

const isBroken = ({ pauseReason }: ReportSchedule) =>
  pauseReason !== null && pauseReason !== 'person'

type Props = {
  schedules: readonly ReportSchedule[]
  readers: readonly ReportReader[]
  canEdit: boolean
  onEdit: (schedule: ReportSchedule) => void
}

export const ScheduleList = ({ schedules, readers, canEdit, onEdit }: Props) => {
  const nameOf = useScopeName()
  const timeZone = useCurrentWorkspace()?.timeZone
  const stateOf = ({ pauseReason, nextAt }: ReportSchedule) => {
    if (pauseReason !== null) return copy.pauses[pauseReason]
    if (nextAt === null || timeZone === undefined) return ''
    return copy.next(describeMoment({ at: new Date(nextAt), now: new Date(), timeZone }))
  }
  return (
    <List label={copy.title}>
      {schedules.map((schedule) => {
        const title = schedule.title || copy.untitled
        const about = nameOf(scopeKey(schedule.scope))
        return (
          <li key={schedule.id} className="flex items-start gap-3 px-4 py-3">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-label text-ink-2">
                {about}, {copy.when(schedule.when)}
              </p>
              <p className="text-label text-ink-3">{whoOf(schedule, readers)}</p>
              <p className={clsx('text-label', isBroken(schedule) ? 'text-failed' : 'text-ink-3')}>
                {stateOf(schedule)}
              </p>
            </div>
            {canEdit ? (
              <Actions schedule={schedule} name={title} onEdit={() => onEdit(schedule)} />
            ) : null}
          </li>
        )
      })}
    </List>
  )
}
