import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { countOf, formatNumber } from '../../base/plural.ts'
import type { MediaShape } from '../networks/limits.ts'
import { checkFile } from './check-file.ts'
import { chooseShape } from './choose-shape.ts'
import { type Check, problem, type Rule } from './draft.ts'
import { FILES, OF_FILES } from './format.ts'
import { isSet } from './read-settings.ts'

/** «фото или видео»: kinds the network accepts. */
const kindsOf = ({ limits }: Pick<Check, 'limits'>): string =>
  [
    limits.media.some(({ image }) => image) ? 'фото' : '',
    limits.media.some(({ video }) => video) ? 'видео' : '',
  ]
    .filter((kind) => kind !== '')
    .join(' или ')

const noMedia: Rule = ({ limits, title, draft }) =>
  draft.media.length === 0 && limits.text === null
    ? [
        problem({
          code: 'media_required',
          message: `${title} не публикует посты без медиа: добавьте ${kindsOf({ limits })}`,
          field: 'media',
        }),
      ]
    : []

const fitsCount = ({ count }: MediaShape, files: number) => files >= count.min && files <= count.max

const wrongFormat = (title: string) =>
  problem({
    code: 'format_mismatch',
    message: `Выбранный формат ${title} не подходит к этим файлам: выберите другой или замените файлы`,
    field: 'settings.format',
    fixes: ['reset_setting'],
  })

const wrongKinds: Rule = ({ limits, title, draft, shape }) => {
  const { media } = draft
  if (media.length === 0 || shape) return []
  // The files fit another format than the settings request.
  if (chooseShape({ limits, media, settings: {} })) return [wrongFormat(title)]
  const isAlone = new Set(media.map(({ kind }) => kind)).size === 1
  const message = isAlone
    ? `${title} принимает только ${kindsOf({ limits })}: замените файлы`
    : `${title} не принимает в одном посте файлы разных видов: оставьте ${kindsOf({ limits })}`
  const fixes: PostProblem['fixes'] = isAlone ? [] : ['drop_extra_media']
  return [problem({ code: 'media_kind', message, field: 'media', fixes })]
}

const wrongCount: Rule = ({ limits, title, draft: { media }, shape }) => {
  const count = media.length
  if (!shape || fitsCount(shape, count)) return []
  const { min, max } = shape.count
  const had = `у вас ${formatNumber(count)}`
  if (count > max) {
    const most = countOf({ count: max, forms: OF_FILES })
    const message = `${title} принимает не больше ${most} в таком посте, ${had}`
    return [
      problem({ code: 'media_too_many', message, field: 'media', fixes: ['drop_extra_media'] }),
    ]
  }
  const natural = chooseShape({ limits, media, settings: {} })
  if (natural && fitsCount(natural, count)) return [wrongFormat(title)]
  const least = countOf({ count: min, forms: FILES })
  const message = `Для такого поста в ${title} нужно хотя бы ${least}, ${had}`
  return [problem({ code: 'media_too_few', message, field: 'media' })]
}

const differentSizes: Rule = ({ title, draft, shape }) => {
  if (!shape?.mustShareSize || isSet({ settings: draft.settings, name: 'isCropped' })) return []
  const sizes = draft.media
    .filter(({ width, height }) => width !== null && height !== null)
    .map(({ width, height }) => `${width}×${height}`)
  if (new Set(sizes).size <= 1) return []
  const message = `${title} принимает в карусели только картинки одного размера: обрежьте их одинаково`
  return [problem({ code: 'media_sizes_differ', message, field: 'media', fixes: ['crop'] })]
}

const noAltText: Rule = ({ limits, draft }) => {
  const silent = draft.media.filter(
    ({ kind, altText }) => kind === 'image' && altText.trim() === '',
  )
  if (!limits.fields.altText || silent.length === 0) return []
  return [
    problem({
      level: 'warning',
      code: 'alt_text_missing',
      message: 'Добавьте описание к фото: его прочтут те, кто не видит картинку',
      field: 'media',
      fixes: ['add_alt_text'],
    }),
  ]
}

const eachFile: Rule = (check) =>
  check.draft.media.flatMap((file, index) => checkFile({ check, file, index }))

const RULES: readonly Rule[] = [
  noMedia,
  wrongKinds,
  wrongCount,
  differentSizes,
  eachFile,
  noAltText,
]

export const checkMedia: Rule = (check) => RULES.flatMap((rule) => rule(check))
