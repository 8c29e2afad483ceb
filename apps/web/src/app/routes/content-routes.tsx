import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { lazyPage } from '../../platform/page/lazy-page.ts'
import { pagePathOf } from '../../platform/page/payload.ts'
import { payloadLoader } from '../../platform/page/payload-loader.ts'
import { type PageSeo, pageHead } from '../../platform/page/seo.ts'
import { marketing, plain } from './layout-routes.tsx'
import { NotFound } from './root-route.tsx'

/** Imported dynamically: a static import would put the content of the site into every page's shell. */
const loadFromContent = async ({ location }: { location: { pathname: string } }) => {
  const { findFolder, loadPage } = await import('../../site/content/content-loader.ts')
  const path = pagePathOf(location.pathname)
  const page = loadPage(path)
  if (page) return page
  const folder = findFolder(path)
  if (folder) throw redirect({ href: folder, statusCode: 301 })
  throw notFound()
}

/** Shared by all pages that are made of `content/`. */
const fromContent = {
  loader: import.meta.env.SSR ? loadFromContent : payloadLoader,
  head: ({ loaderData }: { loaderData?: { seo: PageSeo } | undefined }) =>
    pageHead(loaderData?.seo ?? { title: 'Страница не найдена', isPrivate: true }),
  notFoundComponent: NotFound,
  component: lazyPage({ load: () => import('../../site/content-page.tsx') }),
}

const landing = createRoute({
  ...fromContent,
  getParentRoute: () => marketing,
  path: '/',
  component: lazyPage({ load: () => import('../pages/landing-page.tsx') }),
})

/** The blog, the hooks and static pages, by what the content has; any other address is a 404. */
const anything = createRoute({ ...fromContent, getParentRoute: () => marketing, path: '$' })

/** Prerendered, unlike the other pages of its layout. */
export const knowledgePages = createRoute({
  ...fromContent,
  getParentRoute: () => plain,
  path: '/knowledge-base/$',
})

export const marketingPages = [landing, anything]
