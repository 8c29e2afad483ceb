import { watchBuild } from '../../platform/page/build-watch.ts'
import { openDocument, setNavigationTarget } from '../../platform/page/chunk-reload.ts'
import { pagePathOf } from '../../platform/page/payload.ts'
import { findRedirect } from '../../platform/page/route-rules.ts'
import type { AppRouter } from '../routes/router.tsx'

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A new page scrolls smoothly to its top; going back, or reduced motion, jumps at once. */
const scrollBehaviorFor = (action: string): ScrollBehavior =>
  (action === 'PUSH' || action === 'REPLACE') && !prefersStillness() ? 'smooth' : 'instant'

/** Other origins are opened by the browser, paths of the site by the router. */
const followRule = ({ router, href }: { router: AppRouter; href: string }) => {
  const redirect = findRedirect({ href })
  if (!redirect) return
  if (redirect.isExternal) window.location.assign(redirect.location)
  else void router.navigate({ href: redirect.location, replace: true })
}

/** A chunk of its own: the document of the first page has its head already. */
const loadHead = () => import('../head/apply-current-head.ts')

export const watchNavigations = ({
  router,
  buildId,
  origin,
  path: drawnPath,
}: {
  router: AppRouter
  buildId: string
  origin: string
  /** The path whose head the document has. */
  path: string | undefined
}) => {
  let shownPath = drawnPath

  const build = watchBuild({ buildId })

  router.history.subscribe(({ action }) => {
    router.options.scrollRestorationBehavior = scrollBehaviorFor(action.type)
  })
  router.subscribe('onBeforeLoad', ({ toLocation, fromLocation, hrefChanged }) => {
    setNavigationTarget(toLocation.href)
    if (!fromLocation || !hrefChanged) return
    if (build.consumeOutdated()) openDocument(toLocation.href)
    else followRule({ router, href: toLocation.href })
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    setNavigationTarget(undefined)
    const path = pagePathOf(toLocation.pathname)
    if (path === shownPath) return
    shownPath = undefined
    // Without the chunk only the title of the tab is stale.
    loadHead().then(
      ({ applyCurrentHead }) => applyCurrentHead({ router, origin }),
      () => undefined,
    )
  })
}
