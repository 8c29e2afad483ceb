import type { Connection } from '@kadr/contract/connections'
import { getNetwork } from '../../../networks/index.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useDetachConnection } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'

type Props = { connection: Connection; onClose: () => void }

/** Lists the consequences; stays open on failure. */
export const DetachDialog = ({ connection, onClose }: Props) => {
  const detach = useDetachConnection()
  const { title } = getNetwork(connection.network)
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
      text={copy.detach.text(title)}
      confirmLabel={copy.detach.confirm}
      isDanger
      isPending={detach.isPending}
      onConfirm={confirm}
    />
  )
}
