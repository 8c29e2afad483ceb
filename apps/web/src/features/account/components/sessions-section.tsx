import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { useSignIn } from '../../../platform/services.tsx'
import { useLeave } from '../../../platform/use-leave.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useLogoutEverywhere, useRevokeSession } from '../api/account.mutations.ts'
import { useSessions } from '../api/account.queries.ts'
import { copy } from '../copy.ts'
import { AsyncRows } from './async-rows.tsx'
import { SessionList } from './session-list.tsx'
import { SettingsCard } from './settings-card.tsx'

const LogoutEverywhere = () => {
  const [isAsked, setIsAsked] = useState(false)
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
      open={isAsked}
      onOpenChange={setIsAsked}
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
