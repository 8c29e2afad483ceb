import { Banner } from '../../../ui/banner.tsx'
import { useBeginGoogle } from '../api/auth.calls.ts'
import { copy } from '../copy.ts'
import { describeSignInFailure, rememberNextPath } from '../model/sign-in-flow.ts'
import { GoogleButton } from './google-button.tsx'

type Props = {
  isEnabled: boolean
  next: string
  label?: string
  /** Set when Google is being linked to an existing profile. */
  linkToken?: string
}

export const GoogleSignIn = ({ isEnabled, next, label = copy.login.google, linkToken }: Props) => {
  const begin = useBeginGoogle()
  if (!isEnabled) return <Banner tone="warning" title={copy.login.googleOff} />

  const leaveForGoogle = () =>
    begin.mutate(linkToken, {
      onSuccess: ({ url }) => {
        rememberNextPath(next)
        window.location.assign(url)
      },
    })

  return (
    <div className="grid gap-3">
      {/* After success the page is unloading: the button stays busy to prevent a second click. */}
      <GoogleButton isLoading={begin.isPending || begin.isSuccess} onClick={leaveForGoogle}>
        {label}
      </GoogleButton>
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
