import { watchBuild } from '../platform/build-watch.ts'
import { openDocument, setNavigationTarget } from '../platform/chunk-reload.ts'
import { applyHead } from '../platform/head.ts'
import { pagePathOf } from '../platform/payload.ts'
import { findRedirect } from '../platform/route-rules.ts'
import { scrollBehaviorFor } from '../platform/scroll.ts'
import { isSignedIn, type SessionStore } from '../platform/session-store.ts'
import { collectCurrentHead } from './current-head.ts'
import type { AppRouter } from './router.tsx'

/** Other origins are opened by the browser, paths of the site by the router. */
const followRule = ({ router, href }: { router: AppRouter; href: string }) => {
  const redirect = findRedirect({ href })
  if (!redirect) return
  if (redirect.isExternal) window.location.assign(redirect.location)
  else void router.navigate({ href: redirect.location, replace: true })
}

export const watchNavigations = ({
  router,
  buildId,
  origin,
}: {
  router: AppRouter
  buildId: string
  origin: string
}) => {
  const build = watchBuild({ buildId })

  router.history.subscribe(({ action }) => {
    router.options.scrollRestorationBehavior = scrollBehaviorFor(action.type)
  })
  router.subscribe('onBeforeLoad', ({ toLocation, fromLocation, hrefChanged }) => {
    setNavigationTarget(toLocation.href)
    if (!fromLocation || !hrefChanged) return
    if (build.takeOutdated()) openDocument(toLocation.href)
    else followRule({ router, href: toLocation.href })
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    setNavigationTarget(undefined)
    const path = pagePathOf(toLocation.pathname)
    applyHead(collectCurrentHead({ router, origin, path }))
  })
}

/** An expired session sends the current page through the guard again. */
export const watchSession = ({ router, session }: { router: AppRouter; session: SessionStore }) =>
  session.subscribe((now, before) => {
    if (isSignedIn(before) && !isSignedIn(now)) void router.invalidate()
  })
