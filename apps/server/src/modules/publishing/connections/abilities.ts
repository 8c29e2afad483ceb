import type { MediaShape, NetworkLimits } from '@kadr/domain/publishing/networks/limits'

const SHAPES: Record<MediaShape['name'], string> = {
  image: 'Фото',
  images: 'Несколько фото',
  video: 'Видео',
  album: 'Альбомы',
  reel: 'Reels',
  carousel: 'Карусели',
  story: 'Истории',
  document: 'Документы',
}

/** Derived from the limits that the composer checks. */
export const abilitiesOf = ({ text, media, has }: NetworkLimits): string[] => [
  ...(text ? ['Текст'] : []),
  ...media.map(({ name }) => SHAPES[name]),
  ...(has.thread ? ['Цепочки'] : []),
  ...(has.firstComment ? ['Первый комментарий'] : []),
]
