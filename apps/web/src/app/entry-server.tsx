import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { BootData } from '../platform/page/boot-data.ts'
import { withoutProse } from '../platform/page/drawn-prose.ts'
import { findFatalError, isNotFoundShown } from '../platform/page/page-error.ts'
import { findRedirect } from '../platform/page/route-rules.ts'
import { contentAddresses } from '../site/content/content.server.ts'
import { DEVELOPERS } from '../site/developers/load-developers.server.ts'
import { LANDING_UPDATED } from '../site/landing/landing-json-ld.server.ts'
import { PRICING } from '../site/pricing/load-pricing.server.ts'
import { STATUS } from '../site/status/load-status.server.ts'
import { collectCurrentHead } from './head/current-head.ts'
import { type DocumentAssets, toDocument } from './head/document.ts'
import { App } from './providers.tsx'
import { type AppRouter, createAppRouter } from './routes/router.tsx'
import { createServices } from './session/create-services.ts'

/** Pages prerendered at build time, with the days of their last change where they have one. */
export const siteAddresses = [
  { path: '/', kind: 'pages', updated: LANDING_UPDATED },
  { ...PRICING, kind: 'pages' },
  { ...STATUS, kind: 'pages' },
  ...DEVELOPERS.map((page) => ({ ...page, kind: 'pages' as const })),
  { path: '/login', kind: 'pages', isUnlisted: true },
  ...contentAddresses,
]
export const prerenderPaths = siteAddresses.map(({ path }) => path)

export type RenderedPage = {
  status: number
  /** A complete document; empty for a redirect to `location`. */
  html: string
  /** Loader data by route id: the page's payload. */
  data: Record<string, unknown>
  location: string | null
}

const redirectTo = ({ location, status }: { location: string; status: number }): RenderedPage => ({
  status,
  html: '',
  data: {},
  location,
})

const statusOf = (router: AppRouter) => {
  const { matches } = router.state
  if (isNotFoundShown(matches)) return 404
  return matches.some((match) => match.status === 'error') ? 500 : 200
}

const sourceOf = (component: unknown) =>
  typeof component === 'function' && 'source' in component ? String(component.source) : undefined

type Ancestor = { options: { component?: unknown }; parentRoute?: Ancestor }

/** The chunks of a route and its parents, without the program's own files. */
const filesOf = ({ route, assets }: { route: Ancestor; assets: DocumentAssets }): string[] => {
  const around = route.parentRoute ? filesOf({ route: route.parentRoute, assets }) : []
  const source = sourceOf(route.options.component)
  const own = source ? (assets.chunks[source] ?? []) : []
  return [...new Set([...around, ...own])].filter((file) => !assets.program.includes(file))
}

/** Chunks by route, for the prefetch in the browser. */
export const listPageFiles = ({ assets }: { assets: DocumentAssets }) => {
  const services = createServices({
    boot: { buildId: '', origin: '', apiOrigins: {}, path: '/', data: {} },
  })
  const { routesById } = createAppRouter({ services, history: createMemoryHistory() })
  const files = Object.entries(routesById).map(([id, route]) => [id, filesOf({ route, assets })])
  return Object.fromEntries(files.filter(([, list]) => list?.length))
}

/** Layouts and routes of prerendered pages, and those of them that are read before anything is done on them. */
const CONTENT_ROUTES: readonly string[] = ['/marketing', '/default/knowledge-base/$']
const TEXT_ROUTES: readonly string[] = ['/marketing/', '/marketing/$', '/default/knowledge-base/$']

/** The page for guests needs nothing of the app. */
const GUEST_ROUTE = '/review/$token'

const assetsOf = ({ router, assets }: { router: AppRouter; assets: DocumentAssets }) =>
  findFatalError(router.state.matches) === undefined &&
  router.state.matches.some(({ routeId }) => routeId === GUEST_ROUTE)
    ? { ...assets, program: assets.guestProgram, chunks: {} }
    : assets

const programOf = ({ router, assets }: { router: AppRouter; assets: DocumentAssets }) => {
  const { matches } = router.state
  const routes = matches.map((match) => router.routesById[match.routeId])
  const page = [...new Set(routes.flatMap((route) => filesOf({ route, assets })))]
  return {
    page,
    isUrgent: !matches.some(({ routeId }) => CONTENT_ROUTES.includes(routeId)),
    isPatient: matches.some(({ routeId }) => TEXT_ROUTES.includes(routeId)),
  }
}

export const createRender =
  ({
    assets,
    buildId,
    origin,
    apiOrigins = {},
  }: {
    assets: DocumentAssets
    buildId: string
    origin: string
    apiOrigins?: BootData['apiOrigins']
  }) =>
  async (url: string): Promise<RenderedPage> => {
    const redirect = findRedirect({ href: url })
    if (redirect) return redirectTo(redirect)

    const boot: BootData = {
      buildId,
      origin,
      apiOrigins,
      path: new URL(url, origin).pathname,
      data: {},
    }
    const services = createServices({ boot })
    const history = createMemoryHistory({ initialEntries: [url] })
    const router = createAppRouter({ services, history })
    await router.load()
    if (router._serverResult?.type === 'redirect') {
      // To the canonical form of the same path, or from a folder of articles to the page of its tag.
      const location = router._serverResult.redirect.headers.get('location') ?? '/'
      return redirectTo({ location, status: 301 })
    }

    for (const match of router.state.matches) {
      if (match.loaderData !== undefined) boot.data[match.routeId] = match.loaderData
    }
    const used = assetsOf({ router, assets })
    const html = toDocument({
      assets: used,
      boot: { ...boot, data: withoutProse(boot.data) },
      head: collectCurrentHead({ router, origin, path: boot.path }),
      html: renderToString(<App services={services} router={router} />),
      ...programOf({ router, assets: used }),
    })
    return { status: statusOf(router), html, data: boot.data, location: null }
  }
