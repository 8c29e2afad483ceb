import type { Transition } from '@kadr/contract/scene'
import type {
  SlideMotion,
  SlideTransition,
  TextPosition,
  TextPreset,
} from '@kadr/contract/slideshow'

export type SlideshowTemplate = {
  key: string
  name: string
  description: string
  preset: TextPreset
  position: TextPosition
  /** Default for a new slide. */
  seconds: number
  transition: SlideTransition
  transitionSeconds: number
  /** Used in turn by slides whose motion is `auto`. */
  motions: readonly Exclude<SlideMotion, 'auto'>[]
  textEnter: Transition['kind']
  accent: string
  /** How much pictures are darkened under text. */
  shade: number
  /** Used in turn behind slides without a picture. */
  backdrops: readonly { from: string; to: string; angle: number }[]
  /** Default music from the starter pack. */
  music: string
}

export const SLIDESHOW_TEMPLATES: readonly SlideshowTemplate[] = [
  {
    key: 'calm',
    name: 'Спокойный рассказ',
    description: 'Медленное движение, мягкие переходы, тень под текстом',
    preset: 'shadow',
    position: 'bottom',
    seconds: 3.5,
    transition: 'fade',
    transitionSeconds: 0.7,
    motions: ['zoomIn', 'panRight', 'zoomOut', 'panLeft'],
    textEnter: 'fade',
    accent: '#ffe08a',
    shade: 0.35,
    backdrops: [
      { from: '#24304f', to: '#6d86b8', angle: 20 },
      { from: '#3d2f52', to: '#b48ab0', angle: 200 },
    ],
    music: 'calm',
  },
  {
    key: 'hooks',
    name: 'Цепляющий список',
    description: 'Крупная обводка, смена кадра по доле, для «5 ошибок» и «3 способов»',
    preset: 'outline',
    position: 'center',
    seconds: 2.4,
    transition: 'push',
    transitionSeconds: 0.3,
    motions: ['zoomIn', 'zoomOut'],
    textEnter: 'pop',
    accent: '#ffd84d',
    shade: 0.25,
    backdrops: [
      { from: '#101322', to: '#3146c9', angle: 30 },
      { from: '#1c0f22', to: '#b0307f', angle: 330 },
      { from: '#0c1f1b', to: '#17806a', angle: 30 },
    ],
    music: 'upbeat',
  },
  {
    key: 'shop',
    name: 'Витрина',
    description: 'Товар целиком на размытом фоне, подпись на плашке',
    preset: 'plate',
    position: 'bottom',
    seconds: 3,
    transition: 'slide',
    transitionSeconds: 0.45,
    motions: ['zoomIn', 'zoomIn', 'panUp'],
    textEnter: 'slide',
    accent: '#8cf0c2',
    shade: 0.1,
    backdrops: [{ from: '#f3ede2', to: '#cdbfa5', angle: 0 }],
    music: 'rhythmic',
  },
  {
    key: 'marker',
    name: 'Маркер',
    description: 'Строки на белых полосах, как подписи в ленте',
    preset: 'highlight',
    position: 'top',
    seconds: 3,
    transition: 'wipe',
    transitionSeconds: 0.45,
    motions: ['panLeft', 'panRight', 'zoomIn'],
    textEnter: 'slide',
    accent: '#d81e5b',
    shade: 0,
    backdrops: [
      { from: '#ffb199', to: '#ff6a88', angle: 40 },
      { from: '#8ec5fc', to: '#8a7ff0', angle: 40 },
    ],
    music: 'upbeat',
  },
  {
    key: 'drama',
    name: 'Кино',
    description: 'Узкие заглавные буквы, тёмные края, наезд на каждую долю',
    preset: 'headline',
    position: 'center',
    seconds: 3.2,
    transition: 'zoom',
    transitionSeconds: 0.6,
    motions: ['zoomIn', 'pulse'],
    textEnter: 'zoom',
    accent: '#ff5a4d',
    shade: 0.45,
    backdrops: [
      { from: '#050507', to: '#35110f', angle: 0 },
      { from: '#050507', to: '#13263b', angle: 180 },
    ],
    music: 'dramatic',
  },
  {
    key: 'diary',
    name: 'Дневник',
    description: 'Рукописные подписи и тихое движение',
    preset: 'note',
    position: 'bottom',
    seconds: 3.6,
    transition: 'fade',
    transitionSeconds: 0.6,
    motions: ['panUp', 'zoomOut', 'panDown', 'zoomIn'],
    textEnter: 'slide',
    accent: '#ffd9a0',
    shade: 0.3,
    backdrops: [{ from: '#5b4636', to: '#b08d6a', angle: 15 }],
    music: 'calm',
  },
]

/** Falls back to the first template when the key no longer exists. */
export const findTemplate = (key: string): SlideshowTemplate => {
  const [first] = SLIDESHOW_TEMPLATES
  const found = SLIDESHOW_TEMPLATES.find((template) => template.key === key) ?? first
  if (!found) throw new Error('there are no templates')
  return found
}
