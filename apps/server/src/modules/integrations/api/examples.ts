/** What the document shows of a call: a test checks both by the declarations. */
export type Example = { body?: unknown; answer: unknown }

const ACCOUNT_ID = '0198a1c2-6f3e-7c44-9a51-1d2f3a4b5c6d'
const POST_ID = '0198a1c2-7a10-7b21-8c32-2e3f4a5b6c7d'
const TARGET_ID = '0198a1c2-7a11-7f02-9d43-3f4a5b6c7d8e'
const RESOURCE_ID = '0198a1c2-5b20-7d13-8e54-4a5b6c7d8e9f'
const REEL_ID = '0198a1c2-8c30-7e24-9f65-5b6c7d8e9fa0'
const GENERATION_ID = '0198a1c2-9d40-7a35-8a76-6c7d8e9fa0b1'
const PRODUCT_ID = '0198a1c2-ae50-7b46-9b87-7d8e9fa0b1c2'
const RUN_ID = '0198a1c2-bf60-7c57-8c98-8e9fa0b1c2d3'
const AT = '2026-11-20T07:00:00.000Z'
const CREATED = '2026-11-19T09:12:00.000Z'

const time = { at: AT, wallTime: '2026-11-20T10:00', timeZone: 'Europe/Moscow' }

const account = {
  id: ACCOUNT_ID,
  network: 'telegram',
  title: 'Кофейня на Лесной',
  handle: 'lesnaya_coffee',
  url: 'https://t.me/lesnaya_coffee',
  status: 'active',
  notice: null,
  connectedAt: CREATED,
  limits: {
    textMax: 4096,
    hashtagsMax: null,
    linksMax: null,
    postsPerDay: null,
    hasThread: false,
    hasFirstComment: false,
    media: [
      {
        kind: 'image',
        countMin: 1,
        countMax: 1,
        imageBytesMax: 10_000_000,
        videoBytesMax: null,
        videoSecondsMax: null,
      },
    ],
  },
}

const resource = {
  id: RESOURCE_ID,
  kind: 'image',
  state: 'ready',
  name: 'Раф с лавандой',
  altText: 'Чашка рафа на деревянном столе',
  mimeType: 'image/jpeg',
  size: 482_113,
  width: 1600,
  height: 2000,
  durationSeconds: null,
  url: 'https://example.com/api/media/raf/original',
  thumbnailUrl: null,
  createdAt: CREATED,
}

const target = {
  id: TARGET_ID,
  accountId: ACCOUNT_ID,
  network: 'telegram',
  accountTitle: 'Кофейня на Лесной',
  state: 'draft',
  text: null,
  mediaIds: null,
  url: null,
  publishedAt: null,
  nextAt: null,
  failure: null,
  notice: null,
}

const post = {
  id: POST_ID,
  version: 1,
  state: 'draft',
  text: 'Завтра варим раф с лавандой. Приходите к десяти',
  mediaIds: [RESOURCE_ID],
  time: null,
  targets: [target],
  appUrl: `https://example.com/posts?post=${POST_ID}`,
  createdAt: CREATED,
  updatedAt: CREATED,
}

const planned = {
  ...post,
  version: 2,
  state: 'scheduled',
  time,
  targets: [{ ...target, state: 'scheduled', nextAt: AT }],
}

const content = {
  text: post.text,
  mediaIds: [RESOURCE_ID],
  targets: [{ accountId: ACCOUNT_ID }],
}

const generation = {
  id: GENERATION_ID,
  reelId: REEL_ID,
  title: 'Три ошибки в уходе за кофемашиной',
  output: 'video',
  state: 'rendering',
  progress: 40,
  secondsLeft: 18,
  resourceIds: [],
  failure: null,
  createdAt: CREATED,
  finishedAt: null,
}

const reel = {
  id: REEL_ID,
  kind: 'slideshow',
  title: generation.title,
  seconds: 24.5,
  generation: null,
  appUrl: `https://example.com/reels/slideshow/${REEL_ID}`,
  createdAt: CREATED,
  updatedAt: CREATED,
}

const template = {
  id: '0198a1c2-9d41-7b35-8a76-6c7d8e9fa0b1',
  name: 'Совет недели',
  kind: reel.kind,
  asks: [
    {
      kind: 'text',
      key: 'slides.s1.title',
      label: 'Слайд 1: заголовок',
      value: 'Пять ошибок в кофе',
      most: 300,
      lines: null,
    },
  ],
  usesBrand: true,
  createdAt: reel.createdAt,
  updatedAt: reel.updatedAt,
}

const wholeReel = { ...reel, version: 1, caption: 'Сохраните, чтобы не забыть' }

const product = {
  id: PRODUCT_ID,
  version: 1,
  name: 'Курс бариста',
  link: 'https://example.com/barista',
  description: 'Восемь занятий за стойкой',
  benefits: ['Практика с первого дня'],
  audience: 'Начинающие',
  price: { minor: 1_490_000, currency: 'RUB' },
  brandColor: null,
  tone: 'friendly',
  resourceIds: [],
  isArchived: false,
  createdAt: CREATED,
  updatedAt: CREATED,
}

const run = {
  id: RUN_ID,
  state: 'making',
  failure: null,
  time,
  isManual: true,
  reelId: null,
  postId: null,
  finishedAt: null,
}

const automation = {
  id: 7,
  name: 'Совет недели',
  mode: 'draft',
  isPaused: false,
  pauseReason: null,
  nextRun: time,
  lastRun: null,
  updatedAt: CREATED,
}

const pageOf = (item: unknown) => ({ data: [item], next: null })

export const EXAMPLES: Readonly<Record<string, Example | undefined>> = {
  getWorkspaceV1: {
    answer: {
      id: '0198a1c2-1a00-7a11-8b22-9fa0b1c2d3e4',
      name: 'Кофейня на Лесной',
      timeZone: 'Europe/Moscow',
      plan: 'CREATOR',
      now: CREATED,
      key: { kind: 'key', name: 'CRM', scopes: ['posts.read', 'posts.write'], role: 'editor' },
    },
  },
  listAccountsV1: { answer: pageOf(account) },
  getAccountV1: { answer: account },
  listResourcesV1: { answer: pageOf(resource) },
  getResourceV1: { answer: resource },
  createResourceV1: {
    body: { url: 'https://example.com/raf.jpg', name: 'Раф с лавандой' },
    answer: { ...resource, state: 'processing' },
  },
  listPostsV1: { answer: pageOf(planned) },
  getPostV1: { answer: planned },
  createPostV1: { body: content, answer: post },
  updatePostV1: {
    body: { version: 1, text: 'Завтра варим раф с лавандой. Приходите к девяти' },
    answer: { ...post, version: 2, text: 'Завтра варим раф с лавандой. Приходите к девяти' },
  },
  checkPostV1: {
    body: content,
    answer: { isReady: true, accounts: [{ accountId: ACCOUNT_ID, problems: [] }] },
  },
  findSlotV1: { body: { accountIds: [ACCOUNT_ID] }, answer: { time } },
  schedulePostV1: {
    body: { version: 1, when: { kind: 'at', wallTime: time.wallTime, timeZone: time.timeZone } },
    answer: planned,
  },
  publishPostV1: { body: { version: 1 }, answer: { ...planned, state: 'publishing' } },
  unschedulePostV1: { body: { version: 2 }, answer: { ...post, version: 3 } },
  deletePostV1: { answer: {} },
  getTargetHistoryV1: {
    answer: {
      data: [{ at: AT, from: 'scheduled', to: 'claimed', text: 'Начали публиковать' }],
      next: null,
    },
  },
  listReelsV1: { answer: pageOf(reel) },
  getReelV1: { answer: { ...wholeReel, generation } },
  askReelV1: {
    body: { topic: 'Сколько стоит маникюр у нас' },
    answer: { isKnown: false, questions: [{ id: 'price', text: 'Сколько это стоит?' }] },
  },
  listTemplatesV1: { answer: { items: [template] } },
  getTemplateV1: { answer: template },
  createReelV1: { body: { from: 'topic', topic: generation.title }, answer: wholeReel },
  renderReelV1: {
    body: { output: 'video' },
    answer: { ...generation, state: 'queued', progress: 0 },
  },
  listGenerationsV1: { answer: pageOf(generation) },
  getGenerationV1: {
    answer: {
      ...generation,
      state: 'ready',
      progress: 100,
      secondsLeft: null,
      resourceIds: [RESOURCE_ID],
      finishedAt: AT,
    },
  },
  listProductsV1: { answer: pageOf(product) },
  getProductV1: { answer: product },
  createProductV1: {
    body: { name: product.name, link: product.link, price: product.price },
    answer: product,
  },
  updateProductV1: {
    body: { version: 1, isArchived: true },
    answer: { ...product, version: 2, isArchived: true },
  },
  deleteProductV1: { answer: {} },
  listAutomationsV1: { answer: pageOf(automation) },
  getAutomationV1: { answer: automation },
  startAutomationV1: { answer: automation },
  stopAutomationV1: {
    answer: { ...automation, isPaused: true, pauseReason: 'Остановлена вами', nextRun: null },
  },
  runAutomationV1: { body: { topic: 'Осеннее меню' }, answer: run },
  listRunsV1: { answer: pageOf(run) },
  getOverviewV1: {
    answer: {
      period: { from: '2026-11-13', to: '2026-11-19' },
      previous: { from: '2026-11-06', to: '2026-11-12' },
      timeZone: 'Europe/Moscow',
      figures: [{ metric: 'views', value: 18_420, compared: { now: 18_420, before: 15_100 } }],
      networks: [{ network: 'telegram', accounts: 1, figures: [] }],
      days: [{ date: '2026-11-19', publications: 2, views: 2140 }],
      updatedAt: CREATED,
    },
  },
}
