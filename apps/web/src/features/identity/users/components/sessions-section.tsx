import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useSignIn } from '../../../../platform/api/services.tsx'
import { useLeave } from '../../../../platform/page/use-leave.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useLogoutEverywhere, useRevokeSession } from '../api/users.mutations.ts'
import { useSessions } from '../api/users.queries.ts'
import { copy } from '../copy.ts'
import { AsyncRows } from './async-rows.tsx'
import { SessionList } from './session-list.tsx'

const LogoutEverywhere = () => {
  const [isConfirming, setIsConfirming] = useState(false)
  const everywhere = useLogoutEverywhere()
  const signIn = useSignIn()
  const leave = useLeave()

  const leaveAll = () =>
    everywhere.mutate(undefined, {
      onSuccess: () => leave({ to: '/login', leave: signIn.leave }),
      onError: (error) => notify.error(failureText(error)),
    })

  return (
    <ConfirmDialog
      open={isConfirming}
      onOpenChange={setIsConfirming}
      trigger={
        <Button variant="danger" className="justify-self-start">
          {copy.sessions.all}
        </Button>
      }
      title={copy.sessions.allTitle}
      text={copy.sessions.allText}
      confirmLabel={copy.sessions.allConfirm}
      isDanger
      isPending={everywhere.isPending}
      onConfirm={leaveAll}
    />
  )
}

export const SessionsSection = ({ timeZone }: { timeZone: string }) => {
  const sessions = useSessions()
  const revoke = useRevokeSession()

  const revokeOne = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => notify.success(copy.sessions.revoked),
      onError: (error) => notify.error(failureText(error)),
    })

  return (
    <SettingsCard id="sessions" title={copy.sessions.title} text={copy.sessions.text}>
      <div className="grid gap-4">
        <AsyncRows query={sessions} failedTitle={copy.sessions.failed}>
          {(rows) => <SessionList sessions={rows} timeZone={timeZone} onRevoke={revokeOne} />}
        </AsyncRows>
        <LogoutEverywhere />
      </div>
    </SettingsCard>
  )
}
