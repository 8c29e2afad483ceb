import { redirect } from '@tanstack/react-router'
import { loadAccount } from '../platform/account-boot.ts'
import type { Services } from '../platform/services.tsx'
import { isSignedIn } from '../platform/session-store.ts'

const HOME = '/dashboard'

/** Lets signed-in people into the app; the others sign in first and come back to where they were going. */
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
  const { session, start, isTelegram } = services
  if (start.getState().status === 'running') await services.startTelegram()
  if (isSignedIn(session.getState())) {
    // Pages draw what they know at once and take the rest as it comes.
    void loadAccount(services).catch(() => undefined)
    return
  }
  if (!isTelegram) throw redirect({ to: '/login', search: { next: location.href } })

  // In Telegram init data is the way in. When it fails, the dashboard says so and offers a retry.
  if (start.getState().status !== 'failed') await services.startTelegram()
  if (isSignedIn(session.getState()) || location.pathname === HOME) return
  throw redirect({ to: HOME })
}
