import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Navigate } from '@tanstack/react-router'
import { useMessenger } from '../../../../messenger/messenger-context.tsx'
import { useIsSignedIn, useStart } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import { describeSignInFailure } from '../model/sign-in-flow.ts'

/** Inside a messenger the only sign-in method is its signed launch data. */
export const LaunchSignIn = () => {
  const messenger = useMessenger()?.name ?? 'telegram'
  const start = useStart()
  const isSignedIn = useIsSignedIn()
  if (isSignedIn && start.status === 'ready') return <Navigate to="/dashboard" replace />
  return (
    <div className="grid gap-3">
      <Button
        size="lg"
        isFullWidth
        isLoading={start.status === 'running'}
        onClick={() => void start.retry()}
      >
        {copy.login.through(PROVIDER_NAMES[messenger])}
      </Button>
      <div role="alert" className="empty:hidden">
        {start.status === 'failed' ? (
          <Banner
            tone="danger"
            title={copy.callback.failedTitle}
            text={describeSignInFailure(start.error)}
          />
        ) : null}
      </div>
    </div>
  )
}
