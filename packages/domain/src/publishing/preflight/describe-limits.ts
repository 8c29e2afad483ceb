import { countOf, formatNumber, type PluralForms } from '../../base/plural.ts'
import type {
  ImageRule,
  MediaShape,
  NetworkLimits,
  TextRule,
  VideoRule,
} from '../networks/limits.ts'
import { formatDuration, formatRatio, formatSize, formatTypes, formatUpTo } from './format.ts'

const NAMES: Readonly<Record<MediaShape['name'], string>> = {
  image: 'Фото',
  images: 'Фото',
  video: 'Видео',
  album: 'Альбом',
  reel: 'Рилс',
  carousel: 'Карусель',
  story: 'История',
  document: 'Документ',
}

const FILES: PluralForms = ['файл', 'файла', 'файлов']
const HASHTAGS: PluralForms = ['хештега', 'хештегов', 'хештегов']
const MENTIONS: PluralForms = ['упоминания', 'упоминаний', 'упоминаний']
const LINKS: PluralForms = ['ссылки', 'ссылок', 'ссылок']
const POSTS: PluralForms = ['публикации', 'публикаций', 'публикаций']

const lengthOf = ({ maximums }: TextRule): string =>
  maximums.map(({ max, unit }) => formatUpTo({ count: max, unit })).join(' и ')

const NO_TEXT = formatUpTo({ count: 0, unit: 'widest' })

const imageOf = (rule: ImageRule): string =>
  [
    `до\u00a0${formatSize(rule.maxBytes)}`,
    rule.aspect &&
      `стороны от\u00a0${formatRatio(rule.aspect.min)} до\u00a0${formatRatio(rule.aspect.max)}`,
  ]
    .filter(Boolean)
    .join(', ')

const videoOf = ({ seconds, bytes, mimeTypes }: VideoRule): string => {
  const least = seconds.min > 0 ? `от\u00a0${formatDuration(seconds.min)} ` : ''
  return `${formatTypes(mimeTypes)}, ${least}до\u00a0${formatDuration(seconds.max)}, до\u00a0${formatSize(bytes.max)}`
}

const countOfShape = ({ count: { min, max } }: MediaShape): string =>
  min === max
    ? countOf({ count: max, forms: FILES })
    : `от\u00a0${formatNumber(min)} до\u00a0${formatNumber(max)}\u00a0файлов`

const shapeLine = (shape: MediaShape): string => {
  const pictures =
    shape.image && (shape.video ? `фото ${imageOf(shape.image)}` : imageOf(shape.image))
  const videos =
    shape.video && (shape.image ? `видео ${videoOf(shape.video)}` : videoOf(shape.video))
  return `${NAMES[shape.name]}: ${[countOfShape(shape), pictures, videos].filter(Boolean).join('; ')}`
}

const textLines = ({ text, media }: NetworkLimits): string[] => {
  const own = text ? lengthOf(text) : undefined
  const groups = Map.groupBy(
    media.filter((shape) => shape.text && lengthOf(shape.text) !== own),
    (shape) => (shape.text ? lengthOf(shape.text) : ''),
  )
  const captions = new Set(media.flatMap(({ caption }) => (caption ? [lengthOf(caption)] : [])))
  return [
    ...(own ? [`Текст: ${own}`] : []),
    ...[...groups].map(([length, shapes]) => {
      const names = [...new Set(shapes.map(({ name }) => NAMES[name].toLowerCase()))].join(', ')
      return length === NO_TEXT ? `Без текста: ${names}` : `Текст (${names}): ${length}`
    }),
    ...[...captions].map((length) => `Под медиа: ${length}, длиннее\u00a0— отдельным сообщением`),
  ]
}

/** Limits as short lines, for hints, help and AI prompts. */
export const describeLimits = (limits: NetworkLimits): string[] => {
  const { counts, fields, has } = limits
  const most = (count: number | undefined, forms: PluralForms, what = '') =>
    count === undefined ? [] : [`Не больше ${countOf({ count, forms })}${what}`]
  return [
    ...textLines(limits),
    ...(fields.title ? [`Заголовок: ${lengthOf(fields.title)}`] : []),
    ...(fields.comment && has.firstComment
      ? [`Первый комментарий: ${lengthOf(fields.comment)}`]
      : []),
    ...most(limits.hashtagsInApp ?? counts.hashtags, HASHTAGS),
    ...most(counts.mentions, MENTIONS),
    ...most(counts.links, LINKS),
    ...limits.media.map(shapeLine),
    ...most(limits.postsPerDay ?? undefined, POSTS, ' за сутки'),
  ]
}
