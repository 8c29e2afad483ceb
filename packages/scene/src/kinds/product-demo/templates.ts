import type { Transition } from '@kadr/contract/scene'
import type { TextPosition, TextPreset } from '@kadr/contract/slideshow'

export type ProductDemoTemplate = {
  key: string
  name: string
  description: string
  hook: { preset: TextPreset; position: TextPosition }
  benefit: TextPreset
  callToAction: TextPreset
  transition: { kind: Exclude<Transition['kind'], 'pop'>; seconds: number }
  textEnter: Transition['kind']
  /** Behind the phone and the call to action, unless the brand has a colour. */
  colour: string
  /** `light` ignores the brand colour. */
  backdrop: 'brand' | 'dark' | 'light'
  accent: string
  /** How much pictures are darkened under text. */
  shade: number
  /** Default music from the starter pack. */
  music: string
}

export const PRODUCT_DEMO_TEMPLATES: readonly ProductDemoTemplate[] = [
  {
    key: 'bright',
    name: 'Яркий показ',
    description: 'Крупная обводка, фон цвета бренда, быстрая смена кадров',
    hook: { preset: 'outline', position: 'center' },
    benefit: 'highlight',
    callToAction: 'headline',
    transition: { kind: 'slide', seconds: 0.4 },
    textEnter: 'pop',
    colour: '#4a3aff',
    backdrop: 'brand',
    accent: '#ffd84d',
    shade: 0.35,
    music: 'upbeat',
  },
  {
    key: 'clean',
    name: 'Светлая витрина',
    description: 'Светлый фон, спокойные переходы, подписи на плашках',
    hook: { preset: 'plate', position: 'bottom' },
    benefit: 'plate',
    callToAction: 'plate',
    transition: { kind: 'fade', seconds: 0.5 },
    textEnter: 'slide',
    colour: '#c9b897',
    backdrop: 'light',
    accent: '#8cf0c2',
    shade: 0.15,
    music: 'inspiring',
  },
  {
    key: 'premium',
    name: 'Премиум',
    description: 'Тёмный фон, узкие заглавные буквы, плавный наезд',
    hook: { preset: 'headline', position: 'center' },
    benefit: 'shadow',
    callToAction: 'headline',
    transition: { kind: 'zoom', seconds: 0.55 },
    textEnter: 'fade',
    colour: '#3b2f63',
    backdrop: 'dark',
    accent: '#f0c989',
    shade: 0.5,
    music: 'dramatic',
  },
  {
    key: 'feed',
    name: 'Как в ленте',
    description: 'Белые строки-маркеры сверху, будто снято на телефон',
    hook: { preset: 'highlight', position: 'top' },
    benefit: 'highlight',
    callToAction: 'highlight',
    transition: { kind: 'wipe', seconds: 0.35 },
    textEnter: 'slide',
    colour: '#ff6a88',
    backdrop: 'brand',
    accent: '#d81e5b',
    shade: 0,
    music: 'rhythmic',
  },
]

/** Falls back to the first template when the key no longer exists. */
export const findTemplate = (key: string): ProductDemoTemplate => {
  const [first] = PRODUCT_DEMO_TEMPLATES
  const found = PRODUCT_DEMO_TEMPLATES.find((template) => template.key === key) ?? first
  if (!found) throw new Error('there are no templates')
  return found
}
