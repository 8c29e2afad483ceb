import type { Connection } from '@kadr/contract/publishing/connections'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDetachConnection } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'

type Props = { connection: Connection; onClose: () => void }

/** Lists the consequences; stays open on failure. */
export const DetachDialog = ({ connection, onClose }: Props) => {
  const detach = useDetachConnection()
  const confirm = () =>
    detach.mutate(connection, {
      onSuccess: () => {
        notify.success(copy.detach.done(connection.title))
        onClose()
      },
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={copy.detach.title(connection.title)}
      text={copy.detach.text}
      confirmLabel={copy.detach.confirm}
      isDanger
      isPending={detach.isPending}
      onConfirm={confirm}
    />
  )
}
