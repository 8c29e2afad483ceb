import type { DownloadItem } from '@kadr/contract/downloads'

const NAMES: Record<DownloadItem['kind'], string> = {
  video: 'Видео',
  gif: 'GIF',
  audio: 'Только звук',
  photo: 'Фото',
  subtitles: 'Субтитры',
}
const MEGABYTE = 1024 * 1024

const sizeText = (bytes: number) => {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ`
  return `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')}\u00a0МБ`
}

/** «Видео 720p, MP4»; photos of one post are numbered. */
export const titleOf = (item: DownloadItem, number: number | null): string => {
  const name = item.kind === 'photo' && number === null ? 'Обложка' : NAMES[item.kind]
  const side = Math.min(item.width ?? item.height ?? 0, item.height ?? 0)
  const quality = item.kind === 'video' && side > 0 ? ` ${side}p` : ''
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
