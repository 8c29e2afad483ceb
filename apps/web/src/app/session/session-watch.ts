import type { Services } from '../../platform/api/services.tsx'
import { isSignedIn, type Session } from '../../platform/session/session-store.ts'
import { forgetVisitorAnswers } from '../../platform/storage/user-storage.ts'
import type { AppRouter } from '../routes/router.tsx'

/** The sign-in may carry the address of a page as `next`. */
const OF_USER = /^\/(app|marketing\/login)$/

/** An expired session sends the current page through the guard again, in every tab. */
export const watchSession = ({
  router,
  services: { session, api },
  opened,
}: {
  router: AppRouter
  services: Services
  /** The session the program started with: the first answers may have ended it already. */
  opened: Session
}) => {
  const follow = (now: Session, before: Session) => {
    if (!isSignedIn(before) || isSignedIn(now)) return
    api.startOver()
    void router.invalidate()
  }
  session.subscribe(follow)
  follow(session.getState(), opened)
}

/** The address of one user's page is of no use to another. */
const openAnew = (router: AppRouter) => {
  const isOfUser = router.state.matches.some(({ routeId }) => OF_USER.test(routeId))
  if (isOfUser) window.location.replace('/dashboard')
  else window.location.reload()
}

/**
 * Another tab has signed the user out, or somebody else in. The page is cleared and reloaded: what it holds in
 * memory (answers, forms, uploads, timers) must not be seen by, or sent as, the next user.
 */
export const watchUser = ({
  router,
  services: { account, api },
  erase,
}: {
  router: AppRouter
  services: Services
  erase: () => void
}) =>
  account.onOtherTab((now, before) => {
    if (before.user === null || before.user.id === now.user?.id) return
    api.close()
    forgetVisitorAnswers()
    erase()
    openAnew(router)
  })
