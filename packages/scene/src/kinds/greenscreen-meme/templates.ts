import type { Transition } from '@kadr/contract/scene'
import type { TextPreset } from '@kadr/contract/slideshow'

export type MemeTemplate = {
  key: string
  name: string
  description: string
  preset: TextPreset
  isUppercase: boolean
  /** Colour of the strip above the picture that holds the upper text; null for no strip. */
  strip: string | null
  textEnter: Transition['kind'] | null
  accent: string
  /** Used when there is no background picture. */
  backdrop: { from: string; to: string; angle: number }
  /** Initial position of a new reaction. */
  reaction: { x: number; y: number; scale: number }
  music: string
}

export const MEME_TEMPLATES: readonly MemeTemplate[] = [
  {
    key: 'classic',
    name: 'Классика',
    description: 'Белые заглавные буквы с обводкой сверху и снизу',
    preset: 'outline',
    isUppercase: true,
    strip: null,
    textEnter: null,
    accent: '#ffd84d',
    backdrop: { from: '#20243a', to: '#4b5fd6', angle: 25 },
    reaction: { x: 0.5, y: 0.65, scale: 0.78 },
    music: 'upbeat',
  },
  {
    key: 'pov',
    name: 'POV',
    description: 'Строки на белых маркерах, как подписывают в ленте',
    preset: 'highlight',
    isUppercase: false,
    strip: null,
    textEnter: null,
    accent: '#d81e5b',
    backdrop: { from: '#ffb199', to: '#ff6a88', angle: 40 },
    reaction: { x: 0.56, y: 0.64, scale: 0.74 },
    music: 'lofi',
  },
  {
    key: 'strip',
    name: 'Подпись на полосе',
    description: 'Белая полоса с текстом над картинкой, реакция поверх',
    preset: 'outline',
    isUppercase: false,
    strip: '#ffffff',
    textEnter: null,
    accent: '#d81e5b',
    backdrop: { from: '#8ec5fc', to: '#8a7ff0', angle: 40 },
    reaction: { x: 0.5, y: 0.68, scale: 0.64 },
    music: 'rhythmic',
  },
  {
    key: 'drama',
    name: 'Драма',
    description: 'Узкий заголовок появляется с наездом, тревожная музыка',
    preset: 'headline',
    isUppercase: true,
    strip: null,
    textEnter: 'zoom',
    accent: '#ff5a4d',
    backdrop: { from: '#050507', to: '#35110f', angle: 0 },
    reaction: { x: 0.5, y: 0.67, scale: 0.8 },
    music: 'dramatic',
  },
]

/** Falls back to the first template when the key no longer exists. */
export const findTemplate = (key: string): MemeTemplate => {
  const [first] = MEME_TEMPLATES
  const found = MEME_TEMPLATES.find((template) => template.key === key) ?? first
  if (!found) throw new Error('there are no templates')
  return found
}
