import type { GenerationOutput } from '@kadr/contract/studio/generations'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { GalleryHorizontalEnd, type LucideIcon, Package, Smile, Speech, Video } from 'lucide-react'

type ReelKindEntry = {
  kind: ReelKindName
  /** The editor of this kind; `?reel=` opens an existing one. */
  to:
    | '/reels/greenscreen-memes'
    | '/reels/own-video'
    | '/reels/product-demo'
    | '/reels/slideshow'
    | '/reels/talking-head'
  label: string
  /** One sentence: the input and the result. */
  text: string
  icon: LucideIcon
  outputs: readonly GenerationOutput[]
}

/** In the order of the hub. */
export const REEL_KINDS: readonly ReelKindEntry[] = [
  {
    kind: 'slideshow',
    to: '/reels/slideshow',
    label: 'Слайд-шоу',
    text: 'От 2 до 20 слайдов с текстом, движением и музыкой',
    icon: GalleryHorizontalEnd,
    outputs: ['video', 'carousel'],
  },
  {
    kind: 'product-demo',
    to: '/reels/product-demo',
    label: 'Демо продукта',
    text: 'Фраза, показ на экране телефона, преимущества и призыв',
    icon: Package,
    outputs: ['video'],
  },
  {
    kind: 'greenscreen-meme',
    to: '/reels/greenscreen-memes',
    label: 'Мем на хромакее',
    text: 'Реакция без зелёного фона поверх вашей картинки и текста',
    icon: Smile,
    outputs: ['video'],
  },
  {
    kind: 'talking-head',
    to: '/reels/talking-head',
    label: 'Говорящая голова',
    text: 'Ведущий читает ваш текст, слова загораются в такт голосу',
    icon: Speech,
    outputs: ['video'],
  },
  {
    kind: 'own-video',
    to: '/reels/own-video',
    label: 'Свой ролик',
    text: 'Снимите или загрузите: паузы уйдут, слова станут титрами',
    icon: Video,
    outputs: ['video'],
  },
]

export const findKind = (kind: ReelKindName): ReelKindEntry | undefined =>
  REEL_KINDS.find((entry) => entry.kind === kind)
