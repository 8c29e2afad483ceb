import type { Resource } from '@kadr/contract/library/resources'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useChangeResources } from '../api/resources.mutations.ts'
import { useResourceUses } from '../api/resources.queries.ts'
import { copy } from '../copy.ts'
import { UseItems } from './uses-list.tsx'

type Props = { resource: Resource; onClose: () => void; onDeleted: () => void }

/** Lists everything that uses the file, scheduled posts first. */
export const DeleteResource = ({ resource, onClose, onDeleted }: Props) => {
  const { data: uses = [] } = useResourceUses(resource.id)
  const change = useChangeResources()
  const scheduled = uses.filter(({ isScheduled }) => isScheduled)
  const others = uses.filter(({ isScheduled }) => !isScheduled)
  const isRefused = change.error instanceof ApiError && change.error.code === 'RESOURCE_IN_USE'
  const isForced = scheduled.length > 0 || isRefused
  const remove = () =>
    change.mutate(
      { ids: [resource.id], action: { kind: 'delete', isForced } },
      {
        onSuccess: () => {
          notify.success(copy.detail.removed)
          onDeleted()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.detail.removeTitle(resource.name)}
      text={copy.detail.removeText}
      confirmLabel={isForced ? copy.bulk.force : copy.detail.remove}
      isDanger
      isPending={change.isPending}
      onConfirm={remove}
    >
      {scheduled.length > 0 ? (
        <div className="grid gap-2 rounded-control bg-scheduled-soft p-3">
          <p className="text-label font-medium">{copy.detail.removeScheduled}</p>
          <UseItems uses={scheduled} />
        </div>
      ) : null}
      {others.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-label font-medium">{copy.detail.removeUsed}</p>
          <UseItems uses={others} />
        </div>
      ) : null}
      {change.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(change.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
