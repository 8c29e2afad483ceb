import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { composerCopy } from '../composer-copy.ts'

const { leave: copy } = composerCopy

/** Asks before leaving changes that are not in the post yet. */
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
