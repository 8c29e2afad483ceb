import type { SignInProvider } from '@kadr/contract/users'
import { failureText } from '../../../platform/failure-text.ts'
import { useOpenLink } from '../../../telegram/use-open-link.ts'
import { notify } from '../../../ui/toast.tsx'
import { useBeginLink, useUnlinkSignIn } from '../api/account.mutations.ts'
import { useSignIns } from '../api/account.queries.ts'
import { copy, PROVIDER_NAME } from '../copy.ts'
import { AsyncRows } from './async-rows.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SignInList } from './sign-in-list.tsx'

export const SignInsSection = ({ timeZone }: { timeZone: string }) => {
  const signIns = useSignIns()
  const begin = useBeginLink()
  const unlink = useUnlinkSignIn()
  const openLink = useOpenLink()

  const startLinking = (provider: SignInProvider) =>
    begin.mutate(provider, {
      onSuccess: ({ url }) => openLink(url),
      onError: (error) => notify.error(failureText(error)),
    })

  const takeAway = async (provider: SignInProvider) => {
    try {
      await unlink.mutateAsync(provider)
      notify.success(copy.signIns.unlinked(PROVIDER_NAME[provider]))
      return true
    } catch (error) {
      notify.error(failureText(error))
      return false
    }
  }

  return (
    <SettingsCard id="sign-ins" title={copy.signIns.title} text={copy.signIns.text}>
      <AsyncRows query={signIns} failedTitle={copy.signIns.failed}>
        {(rows) => (
          <SignInList
            signIns={rows}
            timeZone={timeZone}
            linking={begin.isPending ? begin.variables : undefined}
            onLink={startLinking}
            onUnlink={takeAway}
            isUnlinking={unlink.isPending}
          />
        )}
      </AsyncRows>
    </SettingsCard>
  )
}
