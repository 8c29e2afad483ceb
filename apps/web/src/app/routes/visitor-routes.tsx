import { oauthProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { isCallbackPath } from '@kadr/domain/publishing/networks/callback-path'
import { createRoute, notFound } from '@tanstack/react-router'
import { readQuestionsSearch } from '../../features/studio/questions/model/questions-search.ts'
import { lazyPage } from '../../platform/page/lazy-page.ts'
import { pageHead } from '../../platform/page/seo.ts'
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
      ...(import.meta.env.SSR && {
        description:
          'Вход в Кадр через VK ID, Яндекс ID, Google, Telegram или MAX: рилсы, календарь публикаций и аналитика там, где вы их оставили. Пароль придумывать не нужно.',
      }),
    }),
  component: lazyPage({ load: () => import('../../features/identity/auth/login-page.tsx') }),
})

/** Single-purpose pages are not for search engines. */
const hiddenHead = (title: string) => pageHead({ title, isPrivate: true })

/** Any other name is a 404. */
const providerParams = {
  parse: ({ provider }: { provider: string }) => ({ provider: oauthProvider.parse(provider) }),
}

const oauthCallback = createRoute({
  getParentRoute: () => plain,
  path: '/login/$provider',
  params: providerParams,
  head: ({ params }) => hiddenHead(`Вход через ${PROVIDER_NAMES[params.provider]}`),
  component: lazyPage({
    load: () => import('../../features/identity/auth/oauth-callback-page.tsx'),
  }),
})

const LINK_TOKEN = /^[\w-]{16,512}$/

/** A missing token is explained on the page; a malformed one is a 404. */
const readToken = ({ token }: Record<string, unknown>): { token?: string } => {
  if (token === undefined) return {}
  if (typeof token === 'string' && LINK_TOKEN.test(token)) return { token }
  throw new Error('Broken link token')
}

/** The same of a token in the path. */
const tokenParams = {
  parse: ({ token }: { token: string }) => {
    if (LINK_TOKEN.test(token)) return { token }
    throw new Error('Broken link token')
  },
}

const linkOauth = createRoute({
  getParentRoute: () => plain,
  path: '/link/$provider',
  params: providerParams,
  validateSearch: readToken,
  head: ({ params }) => hiddenHead(`Привязка ${PROVIDER_NAMES[params.provider]}`),
  component: lazyPage({ load: () => import('../../features/identity/auth/link-oauth-page.tsx') }),
})

const linkTelegram = createRoute({
  getParentRoute: () => plain,
  path: '/link/telegram',
  validateSearch: readToken,
  head: () => hiddenHead('Привязка Telegram'),
  component: lazyPage({
    load: async () => {
      const { LinkTelegramPage } = await import(
        '../../features/identity/auth/link-messenger-page.tsx'
      )
      return { default: LinkTelegramPage }
    },
  }),
})

const linkMax = createRoute({
  getParentRoute: () => plain,
  path: '/link/max',
  validateSearch: readToken,
  head: () => hiddenHead('Привязка MAX'),
  component: lazyPage({
    load: async () => {
      const { LinkMaxPage } = await import('../../features/identity/auth/link-messenger-page.tsx')
      return { default: LinkMaxPage }
    },
  }),
})

/** A report for people without an account. */
const sharedReport = createRoute({
  getParentRoute: () => plain,
  path: '/report/$token',
  params: tokenParams,
  head: () => hiddenHead('Отчёт'),
  component: lazyPage({
    load: () => import('../../features/insight/analytics/analytics-pages.tsx'),
  }),
})

/** The questions about a sentence before the sign-in. */
const newReel = createRoute({
  getParentRoute: () => plain,
  path: '/new-reel',
  validateSearch: readQuestionsSearch,
  head: () => hiddenHead('Новый рилс'),
  component: lazyPage({
    load: () => import('../../features/studio/questions/visitor-questions-page.tsx'),
  }),
})

/** Continues an OAuth sign-in that began in Telegram, in the system browser. */
const connect = createRoute({
  getParentRoute: () => plain,
  path: '/connect',
  head: () => hiddenHead('Подключение аккаунта'),
  component: lazyPage({
    load: () => import('../../features/publishing/connections/callback/connect-page.tsx'),
  }),
})

/** The OAuth redirect address; it is registered with the networks. */
const connectCallback = createRoute({
  getParentRoute: () => plain,
  path: '/api/auth/$network/$step',
  beforeLoad: ({ location }) => {
    if (!isCallbackPath(location.pathname)) throw notFound()
  },
  head: () => hiddenHead('Подключение аккаунта'),
  component: lazyPage({
    load: () => import('../../features/publishing/connections/callback/callback-page.tsx'),
  }),
})

const acceptInvite = createRoute({
  getParentRoute: () => plain,
  path: '/team/accept',
  validateSearch: readToken,
  head: () => hiddenHead('Приглашение в команду'),
  component: lazyPage({ load: () => import('../../features/team/team/accept-page.tsx') }),
})

/** For people without an account. Its document has a program of its own, `entry-guest.tsx`. */
const guestReview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/review/$token',
  params: tokenParams,
  head: () => pageHead({ title: 'Согласование', isPrivate: true }),
  component: lazyPage({ load: () => import('../../features/team/reviews/guest-loading-page.tsx') }),
})

const devTelegram = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/telegram',
  validateSearch: ({ startapp, startgroup }): { startapp?: string; startgroup?: string } => ({
    ...(typeof startapp === 'string' && { startapp }),
    ...(typeof startgroup === 'string' && { startgroup }),
  }),
  head: () => pageHead({ title: 'Мини-приложение в рамке', isPrivate: true }),
  component: lazyPage({ load: () => import('../pages/dev-telegram-page.tsx') }),
})

const devMax = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/max',
  validateSearch: (search): { startapp?: string } =>
    typeof search.startapp === 'string' ? { startapp: search.startapp } : {},
  head: () => hiddenHead('Мини-приложение в рамке MAX'),
  component: lazyPage({ load: () => import('../pages/dev-max-page.tsx') }),
})

const devUi = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/ui',
  head: () => pageHead({ title: 'Компоненты', isPrivate: true }),
  component: lazyPage({ load: () => import('../pages/dev-ui-page.tsx') }),
})

/** In the layout of single-purpose pages. */
export const plainRoutes = [
  oauthCallback,
  linkOauth,
  linkTelegram,
  linkMax,
  connect,
  connectCallback,
  acceptInvite,
  sharedReport,
  newReel,
] as const

/** Without a layout of ours. */
export const bareRoutes = [guestReview, devTelegram, devMax, devUi] as const
