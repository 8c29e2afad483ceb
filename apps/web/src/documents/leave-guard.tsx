import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { documentCopy } from './copy.ts'

const { leave: copy } = documentCopy

/** Confirms before leaving changes that are not on the server. */
export const LeaveGuard = ({ isHeld }: { isHeld: () => boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHeld() && current.pathname !== next.pathname,
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title={copy.title}
      text={copy.text}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={blocker.proceed}
    />
  )
}
