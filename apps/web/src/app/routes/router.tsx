import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Services } from '../../platform/api/services.tsx'
import { ErrorPage } from '../error-pages/error-page.tsx'
import { NotFound } from './root-route.tsx'
import { routeTree } from './route-tree.tsx'

export const createAppRouter = ({
  services,
  history,
}: {
  services: Services
  history?: RouterHistory
}) =>
  createRouter({
    routeTree,
    context: { services },
    // On the server this would add an inline script, which the content security policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    // The style sheet says how: smoothly, unless the person wants no motion.
    defaultHashScrollIntoView: { behavior: 'auto' },
    defaultErrorComponent: ({ error, reset }) => <ErrorPage error={error} onRetry={reset} />,
    defaultNotFoundComponent: NotFound,
    defaultPreload: 'intent',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    ...(history && { history }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
