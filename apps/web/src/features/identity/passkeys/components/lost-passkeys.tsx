import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useAskReset } from '../api/passkeys.mutations.ts'
import { copy } from '../copy.ts'

export const LostPasskeys = () => {
  const [isAsking, setIsAsking] = useState(false)
  const asking = useAskReset()
  const reset = () =>
    asking.mutate(undefined, {
      onSuccess: () => setIsAsking(false),
      onError: (error) => notify.error(failureText(error)),
    })
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant="ghost">{copy.lost}</Button>}
      title={copy.lostTitle}
      text={copy.lostText}
      confirmLabel={copy.lostConfirm}
      isDanger
      isPending={asking.isPending}
      onConfirm={reset}
    />
  )
}
