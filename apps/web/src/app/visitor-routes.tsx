import { isCallbackPath } from '@kadr/domain/networks/callback-path'
import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '../platform/lazy-page.ts'
import { pageHead } from '../platform/seo.ts'
import { marketing, plain } from './layout-routes.tsx'
import { rootRoute } from './root-route.tsx'

export const loginRoute = createRoute({
  getParentRoute: () => marketing,
  path: '/login',
  validateSearch: (search): { next?: string } =>
    typeof search.next === 'string' ? { next: search.next } : {},
  head: () =>
    pageHead({
      title: 'Вход',
      ...(import.meta.env.SSR && { description: 'Вход в Кадр через Google или Telegram.' }),
    }),
  component: lazyPage(() => import('../features/auth/login-page.tsx')),
})

/** Single-purpose pages are not for search engines. */
const hiddenHead = (title: string) => pageHead({ title, isPrivate: true })

const googleCallback = createRoute({
  getParentRoute: () => plain,
  path: '/login/google',
  head: () => hiddenHead('Вход через Google'),
  component: lazyPage(() => import('../features/auth/google-callback-page.tsx')),
})

const LINK_TOKEN = /^[\w-]{16,512}$/

/** A missing token is explained on the page; a malformed one is a 404. */
const readToken = ({ token }: Record<string, unknown>): { token?: string } => {
  if (token === undefined) return {}
  if (typeof token === 'string' && LINK_TOKEN.test(token)) return { token }
  throw new Error('Broken link token')
}

const linkGoogle = createRoute({
  getParentRoute: () => plain,
  path: '/link/google',
  validateSearch: readToken,
  head: () => hiddenHead('Привязка Google'),
  component: lazyPage(() => import('../features/auth/link-google-page.tsx')),
})

const linkTelegram = createRoute({
  getParentRoute: () => plain,
  path: '/link/telegram',
  validateSearch: readToken,
  head: () => hiddenHead('Привязка Telegram'),
  component: lazyPage(() => import('../features/auth/link-telegram-page.tsx')),
})

/** A report for people without an account; `plain` keeps it from search engines. */
const sharedReport = createRoute({
  getParentRoute: () => plain,
  path: '/report/$token',
  component: lazyPage(() => import('../features/analytics/analytics-pages.tsx')),
})

/** Continues an OAuth sign-in that began in Telegram, in the system browser. */
const connect = createRoute({
  getParentRoute: () => plain,
  path: '/connect',
  head: () => hiddenHead('Подключение аккаунта'),
  component: lazyPage(() => import('../features/connections/connect-page.tsx')),
})

/** The OAuth redirect address; it is registered with the networks. */
const connectCallback = createRoute({
  getParentRoute: () => plain,
  path: '/api/auth/$network/$step',
  beforeLoad: ({ location }) => {
    if (!isCallbackPath(location.pathname)) throw notFound()
  },
  head: () => hiddenHead('Подключение аккаунта'),
  component: lazyPage(() => import('../features/connections/callback-page.tsx')),
})

const acceptInvite = createRoute({
  getParentRoute: () => plain,
  path: '/team/accept',
  validateSearch: readToken,
  head: () => pageHead({ title: 'Приглашение в команду' }),
  component: lazyPage(() => import('../features/workspaces/accept-page.tsx')),
})

/** For people without an account. Its document has a program of its own, `entry-guest.tsx`. */
const guestReview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/review/$token',
  head: () => pageHead({ title: 'Согласование', isPrivate: true }),
  component: lazyPage(() => import('../features/guest-review/guest-loading-page.tsx')),
})

const devTelegram = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/telegram',
  validateSearch: ({ startapp, startgroup }): { startapp?: string; startgroup?: string } => ({
    ...(typeof startapp === 'string' && { startapp }),
    ...(typeof startgroup === 'string' && { startgroup }),
  }),
  head: () => pageHead({ title: 'Мини-приложение в рамке', isPrivate: true }),
  component: lazyPage(() => import('./pages/dev-telegram-page.tsx')),
})

const devUi = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/ui',
  head: () => pageHead({ title: 'Компоненты', isPrivate: true }),
  component: lazyPage(() => import('./pages/dev-ui-page.tsx')),
})

/** In the layout of single-purpose pages. */
export const plainRoutes = [
  googleCallback,
  linkGoogle,
  linkTelegram,
  connect,
  connectCallback,
  acceptInvite,
  sharedReport,
] as const

/** Without a layout of ours. */
export const bareRoutes = [guestReview, devTelegram, devUi] as const
