import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../platform/lazy-page.ts'
import { pagePathOf } from '../platform/payload.ts'
import { payloadLoader } from '../platform/payload-loader.ts'
import { type PageSeo, pageHead } from '../platform/seo.ts'
import { readHooksSearch } from '../site/hooks/hooks-search.ts'
import { marketing, plain } from './layout-routes.tsx'
import { NotFound } from './root-route.tsx'

/** Imported dynamically: a static import would put the content of the site into every page's shell. */
const loadFromContent = async ({ location }: { location: { pathname: string } }) => {
  const { loadPage } = await import('../site/content/content-loader.ts')
  const page = loadPage(pagePathOf(location.pathname))
  if (!page) throw notFound()
  return page
}

/** Shared by all pages that are made of `content/`. */
const fromContent = {
  loader: import.meta.env.SSR ? loadFromContent : payloadLoader,
  head: ({ loaderData }: { loaderData?: { seo: PageSeo } | undefined }) =>
    pageHead(loaderData?.seo ?? { title: 'Страница не найдена', isPrivate: true }),
  notFoundComponent: NotFound,
}

const blog = createRoute({ getParentRoute: () => marketing, path: '/blog' })

const blogIndex = createRoute({
  ...fromContent,
  getParentRoute: () => blog,
  path: '/',
  component: lazyPage(() => import('../site/blog/blog-page.tsx')),
})

const tags = createRoute({
  ...fromContent,
  getParentRoute: () => blog,
  path: '/tags',
  component: lazyPage(() => import('../site/blog/tags-page.tsx')),
})

const tag = createRoute({
  ...fromContent,
  getParentRoute: () => blog,
  path: '/tags/$tag',
  component: lazyPage(() => import('../site/blog/tag-page.tsx')),
})

/** Addresses of articles have one segment or more. */
const article = createRoute({
  ...fromContent,
  getParentRoute: () => blog,
  path: '$',
  component: lazyPage(() => import('../site/blog/article-page.tsx')),
})

const hooks = createRoute({
  ...fromContent,
  getParentRoute: () => marketing,
  path: '/hooks-gallery',
  validateSearch: readHooksSearch,
  component: lazyPage(() => import('../site/hooks/hooks-page.tsx')),
})

const hookFamily = createRoute({
  ...fromContent,
  getParentRoute: () => marketing,
  path: '/hooks-gallery/$family',
  component: lazyPage(() => import('../site/hooks/hook-family-page.tsx')),
})

/** Static pages of one segment; every other address is a 404. */
const page = createRoute({
  ...fromContent,
  getParentRoute: () => marketing,
  path: '$',
  component: lazyPage(() => import('../site/pages/static-page.tsx')),
})

/** Prerendered, unlike the other pages of its layout. */
const knowledge = createRoute({ getParentRoute: () => plain, path: '/knowledge-base' })

const knowledgeIndex = createRoute({
  ...fromContent,
  getParentRoute: () => knowledge,
  path: '/',
  component: lazyPage(() => import('../site/knowledge/knowledge-page.tsx')),
})

/** A section, or an article of one. */
const knowledgeArticle = createRoute({
  ...fromContent,
  getParentRoute: () => knowledge,
  path: '$',
  component: lazyPage(() => import('../site/knowledge/help-page.tsx')),
})

export const marketingPages = [
  blog.addChildren([blogIndex, tags, tag, article]),
  hooks,
  hookFamily,
  page,
]
export const knowledgePages = knowledge.addChildren([knowledgeIndex, knowledgeArticle])
