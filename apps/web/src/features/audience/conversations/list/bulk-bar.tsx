import { moderateConversations } from '@kadr/contract/audience/conversations'
import {
  AlarmClock,
  Check,
  CheckCheck,
  EyeOff,
  ShieldAlert,
  Tag,
  Trash2,
  UserPlus,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { threadsOf } from '../copy.ts'
import { actionsCopy } from '../thread/actions-copy.ts'
import { AssignDialog } from '../thread/assign-dialog.tsx'
import { LabelDialog } from '../thread/label-dialog.tsx'
import { SnoozeDialog } from '../thread/snooze-dialog.tsx'
import { useThreadActions } from '../thread/use-thread-actions.ts'
import { listCopy } from './copy.ts'

type Props = { ids: readonly string[]; onSelectAll: () => void; onDone: () => void }

const ICON = 'size-5'

/** What is done with several threads at once: under the thumb, at the foot of the list. */
export const BulkBar = ({ ids, onSelectAll, onDone }: Props) => {
  const [dialog, setDialog] = useState<'snooze' | 'assign' | 'label'>()
  const actions = useThreadActions()
  const canModerate = useCan(moderateConversations.action)
  const isNone = ids.length === 0
  const act = (label: string, Icon: typeof Check, run: () => void) => (
    <IconButton
      key={label}
      label={label}
      disabled={isNone}
      icon={<Icon aria-hidden="true" className={ICON} />}
      onClick={run}
    />
  )
  const leave = (run: () => void) => () => {
    run()
    onDone()
  }
  return (
    <section
      aria-label={listCopy.bulk.chosen(threadsOf(ids.length))}
      className="fixed inset-x-2 bottom-[calc(72px+var(--safe-bottom))] z-(--z-nav) rounded-card bg-surface p-2 shadow-pop lg:sticky lg:inset-x-auto lg:bottom-2 lg:mx-2"
    >
      <div className="flex items-center gap-1">
        <p role="status" className="min-w-0 flex-1 truncate pl-2 text-label font-medium">
          {listCopy.bulk.chosen(threadsOf(ids.length))}
        </p>
        <IconButton
          label={listCopy.bulk.all}
          icon={<CheckCheck aria-hidden="true" className={ICON} />}
          onClick={onSelectAll}
        />
        <IconButton
          label={listCopy.bulk.clear}
          icon={<X aria-hidden="true" className={ICON} />}
          onClick={onDone}
        />
      </div>
      <div className="flex justify-between">
        {act(
          actionsCopy.resolve,
          Check,
          leave(() => actions.resolve(ids)),
        )}
        {act(actionsCopy.snooze, AlarmClock, () => setDialog('snooze'))}
        {act(actionsCopy.assign, UserPlus, () => setDialog('assign'))}
        {act(actionsCopy.label, Tag, () => setDialog('label'))}
        {canModerate
          ? [
              act(
                actionsCopy.hide,
                EyeOff,
                leave(() => actions.moderate(ids, 'hide')),
              ),
              act(
                actionsCopy.spamAct,
                ShieldAlert,
                leave(() => actions.moderate(ids, 'spam')),
              ),
              act(
                actionsCopy.delete,
                Trash2,
                leave(() => actions.moderate(ids, 'delete')),
              ),
            ]
          : null}
      </div>
      {dialog === 'snooze' ? (
        <SnoozeDialog
          onClose={() => setDialog(undefined)}
          onChoose={(until) => leave(() => actions.snooze(ids, until))()}
        />
      ) : null}
      {dialog === 'assign' ? (
        <AssignDialog
          assigneeId={undefined}
          onClose={() => setDialog(undefined)}
          onChoose={(userId) => leave(() => actions.change(ids, { kind: 'assign', userId }))()}
        />
      ) : null}
      {dialog === 'label' ? (
        <LabelDialog
          chosen={[]}
          onClose={() => setDialog(undefined)}
          onToggle={(label, isOn) => actions.change(ids, { kind: 'label', label, isOn })}
        />
      ) : null}
    </section>
  )
}
