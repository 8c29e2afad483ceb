import type { StoredMetricName } from '@kadr/contract/insight/metrics'
import type { Network } from '@kadr/contract/publishing/networks'
import { formatNumber } from '@kadr/domain/base/plural'
import { METRIC_CATALOG } from '@kadr/domain/insight/metric-catalog'
import { NETWORK_METRICS } from '@kadr/domain/insight/network-metrics'
import { formatBytes } from '@kadr/domain/library/storage-limits'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import type {
  ImageRule,
  MediaShape,
  TextField,
  TextRule,
  VideoRule,
} from '@kadr/domain/publishing/networks/limits'
import { formatSeconds } from './live-limits.ts'

type Row = readonly string[]

const DAY_SECONDS = 86_400
const NONE = '—'

const toMarkdown = ([head, ...rows]: readonly [Row, ...Row[]]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const SHAPES: Readonly<Record<MediaShape['name'], string>> = {
  image: 'Одна картинка',
  images: 'Картинки',
  video: 'Видео',
  album: 'Альбом',
  reel: 'Рилс',
  carousel: 'Карусель',
  story: 'История',
  document: 'Документ из фото',
}

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
  'video/x-m4v': 'M4V',
}

const formatsOf = (mimeTypes: readonly string[]) =>
  mimeTypes.map((type) => FORMATS[type] ?? type).join(', ')

/** The first of the maximums is the one people meet. */
const textOf = (rule: TextRule | null | undefined) => {
  const [first] = rule?.maximums ?? []
  if (!first) return undefined
  if (first.max === 0) return 'без подписи'
  const most = `до ${formatNumber(first.max)}\u00a0`
  return first.unit === 'utf8' ? `${most}байтов, русская буква — два` : `${most}знаков`
}

const imageOf = (rule: ImageRule | undefined) => {
  if (!rule) return NONE
  return rule.isAlwaysMade
    ? 'любые фото, страницы делает Кадр'
    : `${formatsOf(rule.mimeTypes)}, до ${formatBytes(rule.maxBytes)}`
}

const videoOf = (rule: VideoRule | undefined) => {
  if (!rule) return NONE
  const { min, max } = rule.seconds
  const least = min > 1 ? `от ${formatSeconds(min)} ` : ''
  // A day stands for «no limit of its own».
  const length = max < DAY_SECONDS ? [`${least}до ${formatSeconds(max)}`] : []
  return [formatsOf(rule.mimeTypes), `до ${formatBytes(rule.bytes.max)}`, ...length].join(', ')
}

const countOf = ({ count: { min, max } }: MediaShape) => (min === max ? `${max}` : `${min}–${max}`)

/** What a post of each shape may carry. */
const drawMedia = (network: Network) => {
  const { media, text } = NETWORK_LIMITS[network]
  const bare = text ? [['Только текст', NONE, NONE, NONE, textOf(text) ?? NONE]] : []
  const rows = media.map((shape) => [
    SHAPES[shape.name],
    countOf(shape),
    imageOf(shape.image),
    videoOf(shape.video),
    textOf(shape.caption ?? shape.text ?? text) ?? NONE,
  ])
  return toMarkdown([['Публикация', 'Файлов', 'Картинка', 'Видео', 'Текст'], ...bare, ...rows])
}

const FIELDS: Readonly<Record<TextField, string>> = {
  title: 'Заголовок',
  altText: 'Описание картинки',
  link: 'Ссылка',
  comment: 'Текст комментария или продолжения',
  tag: 'Один хештег',
  tags: 'Все теги вместе',
  topic: 'Тема',
}

const isField = (name: string): name is TextField => Object.hasOwn(FIELDS, name)

const COUNTS = { hashtags: 'Хештегов', mentions: 'Упоминаний', links: 'Ссылок' } as const

const yesOrNo = (can: boolean) => (can ? 'да' : 'нет')

/** Other texts and counts of a post, and what can be done with it later. */
const drawFields = (network: Network) => {
  const { fields, counts, postsPerDay, has } = NETWORK_LIMITS[network]
  const texts = Object.keys(fields)
    .filter(isField)
    .map((name) => [FIELDS[name], textOf(fields[name]) ?? NONE])
  const numbers = (['hashtags', 'mentions', 'links'] as const).flatMap((name) => {
    const most = counts[name]
    return most === undefined ? [] : [[`${COUNTS[name]} в посте`, `до ${formatNumber(most)}`]]
  })
  return toMarkdown([
    ['Что', 'Предел или ответ'],
    ...texts,
    ...numbers,
    [
      'Публикаций за сутки',
      postsPerDay === null ? 'сеть не называет' : `до ${formatNumber(postsPerDay)}`,
    ],
    ['Цепочка постов', yesOrNo(has.thread)],
    ['Первый комментарий', yesOrNo(has.firstComment)],
    ['Удалить вышедшее из Кадра', yesOrNo(has.delete)],
    ['Исправить вышедшее из Кадра', yesOrNo(has.edit)],
  ])
}

const labelsOf = (names: readonly StoredMetricName[]) =>
  names.length === 0
    ? 'сеть не отдаёт'
    : names
        .map((name) => METRIC_CATALOG[name].label.toLowerCase().replace(' за день', ''))
        .join(', ')

/** Which figures the network gives to a program. */
const drawMetrics = (network: Network) => {
  const { account, days, item, tracked } = NETWORK_METRICS[network]
  return toMarkdown([
    ['О чём', 'Что отдаёт сеть'],
    ['Аккаунт сейчас', labelsOf(account)],
    ['Аккаунт по дням', labelsOf(days)],
    ['Каждая публикация', labelsOf(item)],
    [
      'Чужой открытый аккаунт',
      tracked ? labelsOf([...new Set([...tracked.account, ...tracked.item])]) : 'сеть не отдаёт',
    ],
  ])
}

const TABLES: Readonly<Record<string, (network: Network) => string>> = {
  media: drawMedia,
  fields: drawFields,
  metrics: drawMetrics,
}

const isNetwork = (name: string): name is Network => Object.hasOwn(NETWORK_LIMITS, name)

/** `tiktok.media` as a Markdown table, or undefined when there is none of the name. */
export const readTable = (path: string): string | undefined => {
  const [network = '', table = ''] = path.split('.')
  return isNetwork(network) ? TABLES[table]?.(network) : undefined
}
