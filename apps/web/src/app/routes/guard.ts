import { redirect } from '@tanstack/react-router'
import type { Services } from '../../platform/api/services.tsx'
import { loadAccount } from '../../platform/session/account-boot.ts'
import { isSignedIn } from '../../platform/session/session-store.ts'

const HOME = '/dashboard'

/** Redirects signed-out users to the sign-in, which returns them to the requested page. */
export const guardApp = async ({
  services,
  location,
  isPreload,
}: {
  services: Services
  location: { href: string; pathname: string }
  isPreload: boolean
}) => {
  if (import.meta.env.SSR || isPreload) return
  const { session, start, isInMessenger } = services
  if (start.getState().status === 'running') await services.signInByLaunch()
  if (isSignedIn(session.getState())) {
    // Not awaited: pages render the cached account and update when it arrives.
    void loadAccount(services).catch(() => undefined)
    return
  }
  if (!isInMessenger) throw redirect({ to: '/login', search: { next: location.href } })

  // In Telegram the sign-in is by init data. When it fails, the dashboard shows the error and a retry.
  if (start.getState().status !== 'failed') await services.signInByLaunch()
  if (isSignedIn(session.getState()) || location.pathname === HOME) return
  throw redirect({ to: HOME })
}
