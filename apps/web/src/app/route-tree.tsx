import { createRoute } from '@tanstack/react-router'
import { readAiSearch } from '../features/ai/model/ai-search.ts'
import { readPlanSearch, readPurchaseSearch } from '../features/billing/model/plan-search.ts'
import { readCalendarSearch } from '../features/calendar/model/calendar-search.ts'
import { readConnectionsSearch } from '../features/connections/model/connections-search.ts'
import { readHistorySearch } from '../features/generations/model/history-search.ts'
import { readNewPostSearch, readPostsSearch } from '../features/posts/model/posts-search.ts'
import { readProductsSearch } from '../features/products/model/products-search.ts'
import { readReelsSearch } from '../features/reels/model/reels-search.ts'
import { readResourcesSearch } from '../features/resources/model/resources-search.ts'
import { lazyPage } from '../platform/lazy-page.ts'
import { uuidsOf } from '../platform/read-search.ts'
import { pageHead } from '../platform/seo.ts'
import {
  readEditorSearch,
  readProductEditorSearch,
  readSlideshowSearch,
} from '../reel-editor/model/editor-search.ts'
import { knowledgePages, marketingPages } from './content-routes.tsx'
import { guardApp } from './guard.ts'
import { marketing, plain } from './layout-routes.tsx'
import { rootRoute } from './root-route.tsx'
import { bareRoutes, loginRoute, plainRoutes } from './visitor-routes.tsx'

/** App pages render in the browser only; the server sends the skeleton instead. */
const inBrowser = import.meta.env.SSR
  ? { onServer: lazyPage(() => import('./layouts/app-skeleton.tsx')) }
  : {}

const app = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: ({ context, location, preload }) =>
    guardApp({ services: context.services, location, isPreload: preload }),
  head: () => pageHead({ isPrivate: true }),
  component: lazyPage(() => import('./layouts/app-layout.tsx'), inBrowser),
})

const dashboard = createRoute({
  getParentRoute: () => app,
  path: '/dashboard',
  head: () => pageHead({ title: 'Главная' }),
  component: lazyPage(() => import('./pages/dashboard-page.tsx'), inBrowser),
})

const account = createRoute({
  getParentRoute: () => app,
  path: '/account',
  head: () => pageHead({ title: 'Аккаунт' }),
  component: lazyPage(() => import('./pages/account-page.tsx'), inBrowser),
})

const notifications = createRoute({
  getParentRoute: () => app,
  path: '/notifications',
  head: () => pageHead({ title: 'Уведомления' }),
  component: lazyPage(() => import('../features/notifications/notifications-page.tsx'), inBrowser),
})

const notificationSettings = createRoute({
  getParentRoute: () => app,
  path: '/notifications/settings',
  head: () => pageHead({ title: 'Настройка уведомлений' }),
  component: lazyPage(() => import('../features/notifications/settings-page.tsx'), inBrowser),
})

const plan = createRoute({
  getParentRoute: () => app,
  path: '/account/plan',
  validateSearch: readPlanSearch,
  head: () => pageHead({ title: 'Тариф' }),
  component: lazyPage(() => import('../features/billing/plan-page.tsx'), inBrowser),
})

const affiliate = createRoute({
  getParentRoute: () => app,
  path: '/account/affiliate',
  head: () => pageHead({ title: 'Партнёрская программа' }),
  component: lazyPage(() => import('../features/affiliate/affiliate-page.tsx'), inBrowser),
})

const purchaseSuccess = createRoute({
  getParentRoute: () => app,
  path: '/purchase/success',
  validateSearch: readPurchaseSearch,
  head: () => pageHead({ title: 'Оплата' }),
  component: lazyPage(() => import('../features/billing/purchase-page.tsx'), inBrowser),
})

const purchaseFailed = createRoute({
  getParentRoute: () => app,
  path: '/purchase/failed',
  validateSearch: readPurchaseSearch,
  head: () => pageHead({ title: 'Оплата' }),
  component: lazyPage(() => import('../features/billing/purchase-page.tsx'), inBrowser),
})

const resources = createRoute({
  getParentRoute: () => app,
  path: '/resources',
  validateSearch: readResourcesSearch,
  head: () => pageHead({ title: 'Ресурсы' }),
  component: lazyPage(() => import('../features/resources/resources-page.tsx'), inBrowser),
})

const products = createRoute({
  getParentRoute: () => app,
  path: '/products',
  validateSearch: readProductsSearch,
  head: () => pageHead({ title: 'Продукты' }),
  component: lazyPage(() => import('../features/products/products-page.tsx'), inBrowser),
})

const newProduct = createRoute({
  getParentRoute: () => app,
  path: '/products/new',
  head: () => pageHead({ title: 'Новый продукт' }),
  component: lazyPage(() => import('../features/products/new-product-page.tsx'), inBrowser),
})

const product = createRoute({
  getParentRoute: () => app,
  path: '/products/$productId',
  params: { parse: uuidsOf },
  head: () => pageHead({ title: 'Продукт' }),
  component: lazyPage(() => import('../features/products/product-page.tsx'), inBrowser),
})

const calendar = createRoute({
  getParentRoute: () => app,
  path: '/calendar',
  validateSearch: readCalendarSearch,
  head: () => pageHead({ title: 'Календарь' }),
  component: lazyPage(() => import('./pages/calendar-page.tsx'), inBrowser),
})

const reels = createRoute({
  getParentRoute: () => app,
  path: '/reels',
  validateSearch: readReelsSearch,
  head: () => pageHead({ title: 'Рилсы' }),
  component: lazyPage(() => import('../features/reels/reels-page.tsx'), inBrowser),
})

/** Its pages read what they start from themselves, like those of analytics. */
const automationPages = {
  getParentRoute: () => app,
  head: () => pageHead({ title: 'Управление автоматизацией' }),
  component: lazyPage(() => import('../features/automations/automation-pages.tsx'), inBrowser),
}
const automation = createRoute({ ...automationPages, path: '/reels/automation' })
const automationParts = createRoute({ ...automationPages, path: '/reels/automation/$' })

const generationHistory = createRoute({
  getParentRoute: () => app,
  path: '/reels/generation-history',
  validateSearch: readHistorySearch,
  head: () =>
    pageHead({
      title: 'История генераций',
      ...(import.meta.env.SSR && { description: 'Просмотр и управление всеми созданными видео' }),
    }),
  component: lazyPage(() => import('../features/generations/history-page.tsx'), inBrowser),
})

const posts = createRoute({
  getParentRoute: () => app,
  path: '/posts',
  validateSearch: readPostsSearch,
  head: () => pageHead({ title: 'Посты' }),
  component: lazyPage(() => import('../features/posts/posts-page.tsx'), inBrowser),
})

const newPost = createRoute({
  getParentRoute: () => app,
  path: '/posts/new',
  validateSearch: readNewPostSearch,
  head: () => pageHead({ title: 'Новый пост' }),
  component: lazyPage(() => import('../features/posts/new-post-page.tsx'), inBrowser),
})

const postsTrash = createRoute({
  getParentRoute: () => app,
  path: '/posts/trash',
  head: () => pageHead({ title: 'Корзина' }),
  component: lazyPage(() => import('../features/posts/trash-page.tsx'), inBrowser),
})

const post = createRoute({
  getParentRoute: () => app,
  path: '/posts/$postId',
  params: { parse: uuidsOf },
  head: () => pageHead({ title: 'Пост' }),
  component: lazyPage(() => import('../features/posts/post-page.tsx'), inBrowser),
})

const ai = createRoute({
  getParentRoute: () => app,
  path: '/ai',
  validateSearch: readAiSearch,
  head: () => pageHead({ title: 'ИИ-помощник' }),
  component: lazyPage(() => import('./pages/ai-page.tsx'), inBrowser),
})

/** Its pages read the period and the filters themselves: their readers are no part of the shell. */
const analyticsPages = {
  getParentRoute: () => app,
  head: () => pageHead({ title: 'Аналитика' }),
  component: lazyPage(() => import('../features/analytics/analytics-pages.tsx'), inBrowser),
}
const analytics = createRoute({ ...analyticsPages, path: '/analytics' })
const analyticsParts = createRoute({ ...analyticsPages, path: '/analytics/$' })

const publisherSettings = createRoute({
  getParentRoute: () => app,
  path: '/posts/settings',
  head: () => pageHead({ title: 'Настройки публикации' }),
  component: lazyPage(() => import('./pages/publisher-settings-page.tsx'), inBrowser),
})

const slideshow = createRoute({
  getParentRoute: () => app,
  path: '/reels/slideshow',
  validateSearch: readSlideshowSearch,
  head: () => pageHead({ title: 'Слайд-шоу' }),
  component: lazyPage(() => import('../features/slideshow/slideshow-page.tsx'), inBrowser),
})

const productDemo = createRoute({
  getParentRoute: () => app,
  path: '/reels/product-demo',
  validateSearch: readProductEditorSearch,
  head: () => pageHead({ title: 'Демо продукта' }),
  component: lazyPage(() => import('../features/product-demo/product-demo-page.tsx'), inBrowser),
})

const greenscreenMeme = createRoute({
  getParentRoute: () => app,
  path: '/reels/greenscreen-memes',
  validateSearch: readEditorSearch,
  head: () => pageHead({ title: 'Мем на хромакее' }),
  component: lazyPage(
    () => import('../features/greenscreen-meme/greenscreen-meme-page.tsx'),
    inBrowser,
  ),
})

const talkingHead = createRoute({
  getParentRoute: () => app,
  path: '/reels/talking-head',
  validateSearch: readEditorSearch,
  head: () => pageHead({ title: 'Говорящая голова' }),
  component: lazyPage(() => import('../features/talking-head/talking-head-page.tsx'), inBrowser),
})

const connections = createRoute({
  getParentRoute: () => app,
  path: '/connections',
  validateSearch: readConnectionsSearch,
  head: () => pageHead({ title: 'Подключения' }),
  component: lazyPage(() => import('./pages/connections-page.tsx'), inBrowser),
})

const team = createRoute({
  getParentRoute: () => app,
  path: '/team',
  head: () => pageHead({ title: 'Команда' }),
  component: lazyPage(() => import('../features/workspaces/team-page.tsx'), inBrowser),
})

const workspaces = createRoute({
  getParentRoute: () => app,
  path: '/workspaces',
  head: () => pageHead({ title: 'Рабочие пространства' }),
  component: lazyPage(() => import('../features/workspaces/workspaces-page.tsx'), inBrowser),
})

export const routeTree = rootRoute.addChildren([
  marketing.addChildren([loginRoute, ...marketingPages]),
  plain.addChildren([...plainRoutes, knowledgePages]),
  ...bareRoutes,
  app.addChildren([
    dashboard,
    calendar,
    reels,
    generationHistory,
    automation,
    automationParts,
    posts,
    postsTrash,
    newPost,
    post,
    publisherSettings,
    slideshow,
    productDemo,
    greenscreenMeme,
    talkingHead,
    ai,
    analytics,
    analyticsParts,
    resources,
    products,
    newProduct,
    product,
    connections,
    team,
    workspaces,
    account,
    notifications,
    notificationSettings,
    plan,
    affiliate,
    purchaseSuccess,
    purchaseFailed,
  ]),
])
