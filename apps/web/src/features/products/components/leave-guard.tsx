import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { copy } from '../copy.ts'

/** Asks before leaving a form that holds something unsaved. */
export const LeaveGuard = ({ isDirty }: { isDirty: () => boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      title={copy.form.leaveTitle}
      text={copy.form.leaveText}
      confirmLabel={copy.form.leave}
      cancelLabel={copy.form.stay}
      isDanger
      onConfirm={blocker.proceed}
    />
  )
}
