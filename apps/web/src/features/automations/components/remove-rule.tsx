import type { Automation } from '@kadr/contract/automations'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useDeleteAutomation } from '../api/automations.calls.ts'
import { copy } from '../copy.ts'

type Props = { automation: Automation; onClose: () => void; onRemoved?: () => void }

export default function RemoveRule({ automation: { id, rule }, onClose, onRemoved }: Props) {
  const remove = useDeleteAutomation()
  const [withPosts, setWithPosts] = useState(false)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.removal.title(rule.name)}
      text={copy.removal.text}
      confirmLabel={copy.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { id, withPosts },
          {
            onSuccess: () => {
              notify.success(copy.removal.done)
              onClose()
              onRemoved?.()
            },
          },
        )
      }
    >
      <Checkbox
        label={copy.removal.withPosts}
        checked={withPosts}
        onChange={(event) => setWithPosts(event.target.checked)}
      />
      {remove.error ? (
        <p role="alert" className="text-label text-failed">
          {failureText(remove.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
