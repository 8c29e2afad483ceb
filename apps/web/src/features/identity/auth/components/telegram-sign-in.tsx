import { Navigate } from '@tanstack/react-router'
import { useIsSignedIn, useStart } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { copy } from '../copy.ts'
import { describeSignInFailure } from '../model/sign-in-flow.ts'

/** Inside Telegram the only sign-in method is its signed launch data. */
export const TelegramSignIn = () => {
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
        {copy.login.telegram}
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
