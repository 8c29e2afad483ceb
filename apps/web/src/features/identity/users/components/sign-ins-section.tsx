import type { SignInProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { orderMessengers, orderProviders } from '@kadr/domain/identity/sign-in-providers'
import { useOpenLink } from '../../../../messenger/use-open-link.ts'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { botNameOf } from '../../../../platform/session/bot-address.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { SettingsCard } from '../../../../ui/layout/settings-card.tsx'
import { useBeginLink, useUnlinkSignIn } from '../api/users.mutations.ts'
import { useSignIns } from '../api/users.queries.ts'
import { copy } from '../copy.ts'
import { AsyncRows } from './async-rows.tsx'
import { SignInList } from './sign-in-list.tsx'

/** What this installation offers, the best for the place first. */
const useSignInProviders = (timeZone: string): SignInProvider[] => {
  const { data: config } = useConfig()
  if (!config) return []
  const { oauthProviders: providers } = config
  const place = { timeZone, language: navigator.language }
  return [
    ...orderMessengers(place).filter((messenger) => botNameOf({ messenger, config }) !== null),
    ...orderProviders({ providers, ...place }),
  ]
}

export const SignInsSection = ({ timeZone }: { timeZone: string }) => {
  const signIns = useSignIns()
  const begin = useBeginLink()
  const removal = useUnlinkSignIn()
  const openLink = useOpenLink()
  const providers = useSignInProviders(timeZone)

  const startLinking = (provider: SignInProvider) =>
    begin.mutate(provider, {
      onSuccess: ({ url }) => openLink(url),
      onError: (error) => notify.error(failureText(error)),
    })

  const unlink = async (provider: SignInProvider) => {
    try {
      await removal.mutateAsync(provider)
      notify.success(copy.signIns.unlinked(PROVIDER_NAMES[provider]))
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
            providers={providers}
            timeZone={timeZone}
            linking={begin.isPending ? begin.variables : undefined}
            onLink={startLinking}
            onUnlink={unlink}
            isUnlinking={removal.isPending}
          />
        )}
      </AsyncRows>
    </SettingsCard>
  )
}
