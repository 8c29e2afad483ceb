import { createRootRouteWithContext, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import type { Services } from '../../platform/api/services.tsx'
import { findFatalError, pageNotFound, pageRefused } from '../../platform/page/page-error.ts'
import { siteHead } from '../../platform/page/seo.ts'
import { ConsentBar } from '../consent/consent-bar.tsx'
import { ErrorPage } from '../error-pages/error-page.tsx'
import { NotFoundPage } from '../error-pages/not-found-page.tsx'
import { useBackNavigation } from '../layouts/use-back-navigation.ts'

export type RouterContext = { services: Services }

/** A 404 inside the layout that belongs to the requested path. */
export const NotFound = () => {
  const { pathname } = useLocation()
  return <NotFoundPage message={pageNotFound(pathname).message} />
}

const Root = () => {
  const matches = useMatches()
  const { href } = useLocation()
  const isRefused = findFatalError(matches) !== undefined
  useBackNavigation()
  return (
    <>
      {isRefused ? <NotFoundPage message={pageRefused(href).message} isFullScreen /> : <Outlet />}
      <ConsentBar />
    </>
  )
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: siteHead,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={reset} isFullScreen />,
})
