import type { DownloadItem } from '@kadr/contract/site/downloads'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'

const NAMES: Record<DownloadItem['kind'], string> = {
  video: 'Видео',
  gif: 'GIF',
  audio: 'Только звук',
  photo: 'Фото',
  subtitles: 'Субтитры',
}
const MEGABYTE = 1024 * 1024
const FILES: PluralForms = ['файл', 'файла', 'файлов']

const sizeText = (bytes: number) => {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')}\u00a0МБ`
}

/** «Видео 720p, MP4», «Видео HD, MP4»; photos of one post are numbered. */
export const titleOf = (item: DownloadItem, number: number | null): string => {
  const name = item.kind === 'photo' && number === null ? 'Обложка' : NAMES[item.kind]
  const side = Math.min(item.width ?? item.height ?? 0, item.height ?? 0)
  const named = item.quality ? ` ${item.quality.toUpperCase()}` : ''
  const quality = item.kind === 'video' && side > 0 ? ` ${side}p` : named
  const order = number === null ? '' : ` ${number}`
  return `${name}${quality}${order}, ${item.extension.toUpperCase()}`
}

/** «720 × 1280, 12,4 МБ, без звука». */
export const factsOf = (item: DownloadItem): string =>
  [
    item.width && item.height ? `${item.width}\u00a0×\u00a0${item.height}` : '',
    item.kind === 'audio' && item.bitrateKbps ? `${item.bitrateKbps}\u00a0кбит/с` : '',
    item.sizeBytes ? sizeText(item.sizeBytes) : '',
    item.kind === 'video' && !item.hasSound ? 'без звука' : '',
    item.language ? `язык: ${item.language}` : '',
  ]
    .filter(Boolean)
    .join(', ')

export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds)
  const rest = String(whole % 60).padStart(2, '0')
  return `${Math.floor(whole / 60)}:${rest}`
}

/** «Все фото, ZIP»; of a mixed post «Все файлы, ZIP». */
export const wholeTitle = (items: readonly Pick<DownloadItem, 'kind'>[]): string => {
  const isAll = (kind: DownloadItem['kind']) => items.every((item) => item.kind === kind)
  const what = isAll('photo') ? 'Все фото' : isAll('video') ? 'Все видео' : 'Все файлы'
  return `${what}, ZIP`
}

/** «3 файла, 1,2 МБ». */
export const wholeFacts = ({ count, bytes }: { count: number; bytes: number | null }): string =>
  [countOf({ count, forms: FILES }), bytes === null ? '' : sizeText(bytes)]
    .filter(Boolean)
    .join(', ')
