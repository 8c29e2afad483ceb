import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { openOverlays } from '../ui/overlays/open-overlays.ts'
import { documentCopy } from './copy.ts'

const { leave: copy } = documentCopy

/** Confirms before leaving changes that are not on the server. */
export const LeaveGuard = ({ isHeld }: { isHeld: () => boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      isHeld() &&
      current.pathname !== next.pathname &&
      // Back closes a dialog of the page first.
      !(action === 'BACK' && openOverlays.isClosable()),
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      hasOwnBack
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={blocker.proceed}
    />
  )
}
