import { createRoute } from '@tanstack/react-router'
import { readConnectSearch } from '../../features/integrations/programs/model/connect-search.ts'
import { readBusinessSearch } from '../../features/library/business/model/business-search.ts'
import { readProductsSearch } from '../../features/library/products/model/products-search.ts'
import { readResourcesSearch } from '../../features/library/resources/model/resources-search.ts'
import {
  readPlanSearch,
  readPurchaseSearch,
} from '../../features/money/billing/plan/plan-search.ts'
import { readCalendarSearch } from '../../features/publishing/calendar/page/calendar-search.ts'
import { readConnectionsSearch } from '../../features/publishing/connections/list/connections-search.ts'
import {
  readNewPostSearch,
  readPostsSearch,
} from '../../features/publishing/posts/list/posts-search.ts'
import { readShareSearch } from '../../features/publishing/share/model/share-search.ts'
import { readAiSearch } from '../../features/studio/ai/model/ai-search.ts'
import { readHistorySearch } from '../../features/studio/generations/model/history-search.ts'
import { readQuestionsSearch } from '../../features/studio/questions/model/questions-search.ts'
import { readReelsSearch } from '../../features/studio/reels/model/reels-search.ts'
import { readTemplatesSearch } from '../../features/studio/templates/model/templates-search.ts'
import { searchReader, uuidParam, uuidsOf } from '../../platform/page/read-search.ts'
import { pageHead } from '../../platform/page/seo.ts'
import { splatParser, titleOfSplat } from '../../platform/page/splat-pages.ts'
import { knowledgePages, marketingPages } from './content-routes.tsx'
import { app, appPage, inApp, marketing, plain } from './layout-routes.tsx'
import { rootRoute } from './root-route.tsx'
import {
  ANALYTICS_PAGES,
  AUTOMATION_PAGES,
  INBOX_PAGES,
  INTEGRATION_PAGES,
} from './splat-tables.ts'
import { bareRoutes, loginRoute, plainRoutes } from './visitor-routes.tsx'

/** `reel` is the edited one; without it the editor starts a new one. */
const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })
const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})

/** Its pages read the search parameters themselves: their readers are no part of the shell. */
const automation = inApp({
  title: AUTOMATION_PAGES.names[''],
  load: () => import('../../features/automation/automations/automation-pages.tsx'),
})

/** Its pages read the search parameters themselves too. */
const analytics = inApp({
  title: ANALYTICS_PAGES.names[''],
  load: () => import('../../features/insight/analytics/analytics-pages.tsx'),
})

/** And these. */
const inbox = inApp({
  title: INBOX_PAGES.names[''],
  load: () => import('../../features/audience/conversations/inbox-pages.tsx'),
})

const integrations = inApp({
  title: INTEGRATION_PAGES.names[''],
  load: () => import('../pages/integration-pages.tsx'),
})

/** Apart from the tree, where the types of their paths would be lost. */
const appPages = [
  appPage({
    path: '/dashboard',
    title: 'Главная',
    load: () => import('../pages/dashboard-page.tsx'),
  }),
  appPage({
    path: '/calendar',
    title: 'Календарь',
    search: readCalendarSearch,
    load: () => import('../pages/calendar-page.tsx'),
  }),
  appPage({
    path: '/reels',
    title: 'Рилсы',
    search: readReelsSearch,
    load: () => import('../../features/studio/reels/reels-page.tsx'),
  }),
  appPage({
    path: '/reels/generation-history',
    title: 'История генераций',
    ...(import.meta.env.SSR && { description: 'Просмотр и управление всеми созданными видео' }),
    search: readHistorySearch,
    load: () => import('../../features/studio/generations/history-page.tsx'),
  }),
  appPage({
    path: '/reels/templates',
    title: 'Мои шаблоны',
    search: readTemplatesSearch,
    load: () => import('../../features/studio/templates/templates-page.tsx'),
  }),
  appPage({
    path: '/reels/brand',
    title: 'Бренд',
    load: () => import('../../features/studio/brand/brand-page.tsx'),
  }),
  createRoute({ ...automation, path: '/reels/automation' }),
  createRoute({
    ...automation,
    path: '/reels/automation/$',
    params: { parse: splatParser(AUTOMATION_PAGES) },
    head: ({ params }) => pageHead({ title: titleOfSplat(AUTOMATION_PAGES, params) }),
  }),
  appPage({
    path: '/posts',
    title: 'Посты',
    search: readPostsSearch,
    load: () => import('../../features/publishing/posts/list/posts-page.tsx'),
  }),
  appPage({
    path: '/share',
    title: 'Поделиться в Кадр',
    search: readShareSearch,
    load: () => import('../../features/publishing/share/share-page.tsx'),
  }),
  appPage({
    path: '/posts/trash',
    title: 'Корзина',
    load: () => import('../../features/publishing/posts/list/trash-page.tsx'),
  }),
  appPage({
    path: '/posts/new',
    title: 'Новый пост',
    search: readNewPostSearch,
    load: () => import('../../features/publishing/posts/composer/new-post-page.tsx'),
  }),
  createRoute({
    ...inApp({
      title: 'Пост',
      load: () => import('../../features/publishing/posts/composer/post-page.tsx'),
    }),
    path: '/posts/$postId',
    params: { parse: uuidsOf },
  }),
  appPage({
    path: '/posts/settings',
    title: 'Настройки публикации',
    load: () => import('../pages/publisher-setup-page.tsx'),
  }),
  appPage({
    path: '/reels/slideshow',
    title: 'Слайд-шоу',
    search: readProductEditorSearch,
    load: () => import('../../features/studio/slideshow/slideshow-page.tsx'),
  }),
  appPage({
    path: '/reels/questions',
    title: 'Новый рилс',
    search: readQuestionsSearch,
    load: () => import('../../features/studio/questions/questions-page.tsx'),
  }),
  appPage({
    path: '/reels/product-demo',
    title: 'Демо продукта',
    search: readProductEditorSearch,
    load: () => import('../../features/studio/product-demo/product-demo-page.tsx'),
  }),
  appPage({
    path: '/reels/greenscreen-memes',
    title: 'Мем на хромакее',
    search: readEditorSearch,
    load: () => import('../../features/studio/greenscreen-meme/greenscreen-meme-page.tsx'),
  }),
  appPage({
    path: '/reels/talking-head',
    title: 'Говорящая голова',
    search: readEditorSearch,
    load: () => import('../../features/studio/talking-head/talking-head-page.tsx'),
  }),
  appPage({
    path: '/reels/own-video',
    title: 'Свой ролик',
    search: readEditorSearch,
    load: () => import('../../features/studio/own-video/own-video-page.tsx'),
  }),
  appPage({
    path: '/ai',
    title: 'ИИ-помощник',
    search: readAiSearch,
    load: () => import('../pages/ai-page.tsx'),
  }),
  createRoute({ ...inbox, path: '/inbox' }),
  createRoute({
    ...inbox,
    path: '/inbox/$',
    params: { parse: splatParser(INBOX_PAGES) },
    head: ({ params }) => pageHead({ title: titleOfSplat(INBOX_PAGES, params) }),
  }),
  createRoute({ ...analytics, path: '/analytics' }),
  createRoute({
    ...analytics,
    path: '/analytics/$',
    params: { parse: splatParser(ANALYTICS_PAGES) },
    head: ({ params }) => pageHead({ title: titleOfSplat(ANALYTICS_PAGES, params) }),
  }),
  appPage({
    path: '/resources',
    title: 'Ресурсы',
    search: readResourcesSearch,
    load: () => import('../../features/library/resources/resources-page.tsx'),
  }),
  appPage({
    path: '/products',
    title: 'Продукты',
    search: readProductsSearch,
    load: () => import('../../features/library/products/products-page.tsx'),
  }),
  appPage({
    path: '/products/new',
    title: 'Новый продукт',
    load: () => import('../../features/library/products/new-product-page.tsx'),
  }),
  createRoute({
    ...inApp({
      title: 'Продукт',
      load: () => import('../../features/library/products/product-page.tsx'),
    }),
    path: '/products/$productId',
    params: { parse: uuidsOf },
  }),
  appPage({
    path: '/business',
    title: 'О деле',
    search: readBusinessSearch,
    load: () => import('../pages/business-page.tsx'),
  }),
  appPage({
    path: '/connections',
    title: 'Подключения',
    search: readConnectionsSearch,
    load: () => import('../pages/connections-page.tsx'),
  }),
  appPage({
    path: '/team',
    title: 'Команда',
    load: () => import('../../features/team/team/team-page.tsx'),
  }),
  createRoute({ ...integrations, path: '/integrations' }),
  createRoute({
    ...integrations,
    path: '/integrations/$',
    params: { parse: splatParser(INTEGRATION_PAGES) },
    head: ({ params }) => pageHead({ title: titleOfSplat(INTEGRATION_PAGES, params) }),
  }),
  appPage({
    path: '/integrations/connect',
    title: 'Доступ для программы',
    search: readConnectSearch,
    load: () => import('../../features/integrations/programs/connect-page.tsx'),
  }),
  appPage({
    path: '/workspaces',
    title: 'Рабочие пространства',
    load: () => import('../../features/team/team/workspaces-page.tsx'),
  }),
  appPage({
    path: '/admin',
    title: 'Управление',
    load: () => import('../pages/admin-page.tsx'),
  }),
  appPage({
    path: '/account',
    title: 'Аккаунт',
    load: () => import('../pages/account-page.tsx'),
  }),
  appPage({
    path: '/notifications',
    title: 'Уведомления',
    load: () => import('../../features/delivery/notifications/notifications-page.tsx'),
  }),
  appPage({
    path: '/notifications/settings',
    title: 'Настройка уведомлений',
    load: () => import('../../features/delivery/notifications/settings-page.tsx'),
  }),
  appPage({
    path: '/account/plan',
    title: 'Тариф',
    search: readPlanSearch,
    load: () => import('../../features/money/billing/plan/plan-page.tsx'),
  }),
  appPage({
    path: '/account/affiliate',
    title: 'Партнёрская программа',
    load: () => import('../../features/money/affiliate/affiliate-page.tsx'),
  }),
  appPage({
    path: '/purchase/success',
    title: 'Оплата',
    search: readPurchaseSearch,
    load: () => import('../../features/money/billing/checkout/purchase-page.tsx'),
  }),
  appPage({
    path: '/purchase/failed',
    title: 'Оплата',
    search: readPurchaseSearch,
    load: () => import('../../features/money/billing/checkout/purchase-page.tsx'),
  }),
] as const

export const routeTree = rootRoute.addChildren([
  marketing.addChildren([loginRoute, ...marketingPages]),
  plain.addChildren([...plainRoutes, knowledgePages]),
  ...bareRoutes,
  app.addChildren(appPages),
])
