import { createRoute } from '@tanstack/react-router'
import { type LazyPageOptions, lazyPage } from '../../platform/page/lazy-page.ts'
import { pageHead } from '../../platform/page/seo.ts'
import { guardApp } from './guard.ts'
import { rootRoute } from './root-route.tsx'

/** The public side: header, footer, prerendered pages. */
export const marketing = createRoute({
  getParentRoute: () => rootRoute,
  id: 'marketing',
  component: lazyPage({ load: () => import('../../site/marketing-layout.tsx') }),
})

/** Single-purpose pages and the knowledge base. */
export const plain = createRoute({
  getParentRoute: () => rootRoute,
  id: 'default',
  component: lazyPage({ load: () => import('../layouts/default-layout.tsx') }),
})

/** App pages render in the browser only; the server sends the skeleton instead. */
const onServer = import.meta.env.SSR
  ? lazyPage({ load: () => import('../layouts/app-skeleton.tsx') })
  : undefined

/** Everything behind the sign-in. */
export const app = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: ({ context, location, preload }) =>
    guardApp({ services: context.services, location, isPreload: preload }),
  head: () => pageHead({ isPrivate: true }),
  component: lazyPage({ load: () => import('../layouts/app-layout.tsx'), onServer }),
})

type Page = Pick<LazyPageOptions, 'load' | 'source'> & { title: string; description?: string }

/** What every page of the app has; pages of one feature that share a chunk spread it. */
export const inApp = ({ title, description, load, source }: Page) => ({
  getParentRoute: () => app,
  head: () => pageHead({ title, ...(description && { description }) }),
  component: lazyPage({ load, source, onServer }),
})

type AppPage<Path, Search> = Page & {
  path: Path
  search?: (raw: Record<string, unknown>) => Search
}

export const appPage = <const Path extends string, Search extends object = Record<never, never>>({
  path,
  search,
  ...page
}: AppPage<Path, Search>) =>
  createRoute({ ...inApp(page), path, ...(search && { validateSearch: search }) })
