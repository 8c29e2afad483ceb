import type { OauthProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useBeginOauth } from '../api/auth.mutations.ts'
import { copy } from '../copy.ts'
import { describeSignInFailure, rememberNextPath } from '../model/sign-in-flow.ts'
import { ProviderButton } from './provider-button.tsx'

type Props = {
  /** The best for the visitor first. */
  providers: readonly OauthProvider[]
  next: string
  label?: (provider: string) => string
  /** Set when an account is being linked to an existing profile. */
  linkToken?: string
}

/** A button for each provider; one page can be gone to at a time. */
export const OauthSignIn = ({ providers, next, label = copy.login.through, linkToken }: Props) => {
  const begin = useBeginOauth()

  const leaveFor = (provider: OauthProvider) =>
    begin.mutate(
      { provider, linkToken },
      {
        onSuccess: ({ url }) => {
          rememberNextPath(next)
          window.location.assign(url)
        },
      },
    )

  // After success the page is unloading: the button stays busy to prevent a second click.
  const isLeaving = begin.isPending || begin.isSuccess
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          isLoading={isLeaving && begin.variables.provider === provider}
          disabled={isLeaving && begin.variables.provider !== provider}
          onClick={() => leaveFor(provider)}
        >
          {label(PROVIDER_NAMES[provider])}
        </ProviderButton>
      ))}
      <div role="alert" className="empty:hidden">
        {begin.isError ? (
          <Banner
            tone="danger"
            title={copy.callback.failedTitle}
            text={describeSignInFailure(begin.error)}
          />
        ) : null}
      </div>
    </div>
  )
}
