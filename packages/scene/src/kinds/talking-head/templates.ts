import type { CaptionsLayer } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import type { TextPosition } from '@kadr/contract/slideshow'
import type { CaptionStyle } from '@kadr/contract/talking-head'
import { TEXT_PRESETS } from '../../text/presets.ts'

export type ShownStyle = Exclude<CaptionStyle, 'none'>

export type TalkingHeadTemplate = {
  key: string
  name: string
  description: string
  captions: Pick<CaptionsLayer, 'align' | 'spoken' | 'wordsPerPage'> & {
    style: ShownStyle
    text: TextStyle
    position: TextPosition
  }
  /** For bars, plates and backdrops, unless the brand has a colour. */
  colour: string
  /** Highlight of the spoken word. */
  accent: string
  /** Behind a drawn presenter: the presenter's own colour, or derived from the template's. */
  ground: 'dark' | 'light' | 'presenter' | 'vivid'
  /** How much the picture is darkened under captions. */
  shade: number
  /** Shows the presenter in a window with captions below; null for the full canvas. */
  window: { ground: string; shape: 'card' | 'top' } | null
  /** Speaker's name on a light or dark plate, or beside a bar below the window. */
  speaker: 'bar' | 'dark' | 'light'
}

const { outline, plate, shadow, headline } = TEXT_PRESETS

export const TALKING_HEAD_TEMPLATES: readonly TalkingHeadTemplate[] = [
  {
    key: 'classic',
    name: 'Классика',
    description: 'Крупные слова с обводкой, звучащее слово жёлтое',
    captions: {
      style: 'karaoke',
      text: outline.style,
      position: 'bottom',
      align: 'center',
      spoken: 'colour',
      wordsPerPage: 4,
    },
    colour: '#2f4bff',
    accent: '#ffd84d',
    ground: 'presenter',
    shade: 0,
    window: null,
    speaker: 'light',
  },
  {
    key: 'pop',
    name: 'Яркое караоке',
    description: 'Широкие заглавные буквы, звучащее слово на цветной плашке, сочный фон',
    captions: {
      style: 'karaoke',
      text: {
        ...outline.style,
        font: 'unbounded',
        size: 74,
        lineHeight: 1.3,
        isUppercase: true,
        outline: { colour: '#17131f', width: 7 },
      },
      position: 'bottom',
      align: 'center',
      spoken: 'plate',
      wordsPerPage: 3,
    },
    colour: '#ffc02e',
    accent: '#6a35ff',
    ground: 'vivid',
    shade: 0,
    window: null,
    speaker: 'light',
  },
  {
    key: 'studio',
    name: 'Студия',
    description: 'Ровные строки на тёмной плашке, глубокий синий фон',
    captions: {
      style: 'line',
      text: {
        ...plate.style,
        size: 56,
        lineHeight: 1.3,
        plate: { colour: '#0b1020e0', per: 'block', padding: 32, radius: 22 },
      },
      position: 'bottom',
      align: 'center',
      spoken: 'none',
      wordsPerPage: 7,
    },
    colour: '#2f4bff',
    accent: '#9fb0ff',
    ground: 'dark',
    shade: 0.25,
    window: null,
    speaker: 'dark',
  },
  {
    key: 'headline',
    name: 'Крупно',
    description: 'Узкие заглавные буквы по два слова, кислотный акцент, тёмный фон',
    captions: {
      style: 'karaoke',
      text: { ...headline.style, size: 156, lineHeight: 1.1 },
      position: 'bottom',
      align: 'center',
      spoken: 'colour',
      wordsPerPage: 2,
    },
    colour: '#3d4250',
    accent: '#d7ff3e',
    ground: 'dark',
    shade: 0.5,
    window: null,
    speaker: 'light',
  },
  {
    key: 'journal',
    name: 'Журнал',
    description: 'Ведущий в окне на бумаге, слова с засечками под ним',
    captions: {
      style: 'karaoke',
      text: {
        ...shadow.style,
        font: 'lora',
        size: 80,
        lineHeight: 1.2,
        colour: '#1b1a18',
        shadow: null,
      },
      position: 'bottom',
      align: 'left',
      spoken: 'colour',
      wordsPerPage: 5,
    },
    colour: '#b5402a',
    accent: '#b5402a',
    ground: 'light',
    shade: 0,
    window: { ground: '#f5f0e7', shape: 'card' },
    speaker: 'bar',
  },
  {
    key: 'podcast',
    name: 'Подкаст',
    description: 'Ведущий сверху, слова на тёмном поле за цветной чертой',
    captions: {
      style: 'karaoke',
      text: { ...shadow.style, size: 68, lineHeight: 1.26, shadow: null },
      position: 'bottom',
      align: 'center',
      spoken: 'colour',
      wordsPerPage: 5,
    },
    colour: '#ff7440',
    accent: '#ff9d6e',
    ground: 'presenter',
    shade: 0,
    window: { ground: '#131118', shape: 'top' },
    speaker: 'light',
  },
]

/** Falls back to the first template when the key no longer exists. */
export const findTemplate = (key: string): TalkingHeadTemplate => {
  const [first] = TALKING_HEAD_TEMPLATES
  const found = TALKING_HEAD_TEMPLATES.find((template) => template.key === key) ?? first
  if (!found) throw new Error('there are no templates')
  return found
}
