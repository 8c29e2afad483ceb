import { mainOf, type SiteScreens } from './site-screen.ts'

const SLIDESHOW = {
  path: '/reels/slideshow',
  kind: 'slideshow',
  title: 'Почему трескается чашка',
} as const

export const STUDIO_SCREENS: SiteScreens = {
  slideshow: { ...SLIDESHOW, hasPhone: true },
  'slideshow-zones': {
    ...SLIDESHOW,
    prepare: (page) => page.getByRole('button', { name: 'Зоны под кнопками приложений' }).click(),
  },
  'product-demo': { path: '/reels/product-demo', kind: 'product-demo' },
  'talking-head': { path: '/reels/talking-head', kind: 'talking-head' },
  'own-video': { path: '/reels/own-video', kind: 'own-video' },
  meme: { path: '/reels/greenscreen-memes', kind: 'greenscreen-meme' },
  questions: {
    path: '/reels/questions?sentence=Мастер-класс по керамике для новичков',
    part: mainOf,
  },
  generations: { path: '/reels/generation-history', part: mainOf },
  automation: { path: '/reels/automation', part: mainOf },
  library: { path: '/resources', part: mainOf },
  products: { path: '/products', part: mainOf },
  business: { path: '/business', part: mainOf },
  assistant: {
    path: '/ai',
    prepare: (page) => page.getByRole('tab', { name: 'Запрос' }).click(),
    part: mainOf,
  },
  'assistant-history': { path: '/ai?tab=history', part: mainOf },
  'brand-voice': { path: '/ai?tab=voice', part: mainOf },
}
