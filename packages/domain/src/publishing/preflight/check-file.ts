import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { formatNumber } from '../../base/plural.ts'
import type { ImageRule, Range, VideoRule } from '../networks/limits.ts'
import { tooLong } from './check-text.ts'
import { type Check, type PreflightMedia, problem } from './draft.ts'
import { formatDuration, formatRatio, formatSize } from './format.ts'
import { hasFineAspect, pictureNeed } from './picture-need.ts'
import { isSet } from './read-settings.ts'
import { longestFitting, surelyFitting, videoNeed } from './video-need.ts'

type FileCheck = { check: Check; file: PreflightMedia; index: number }

/** «Фото 2»; a single file has no number. */
const nameOf = ({ check, file, index }: FileCheck): string => {
  const kind = file.kind === 'image' ? 'Фото' : 'Видео'
  return check.draft.media.length > 1 ? `${kind}\u00a0${index + 1}` : kind
}

const said = (
  of: FileCheck,
  given: Pick<PostProblem, 'code' | 'message'> & Partial<PostProblem>,
): PostProblem => problem({ field: `media.${of.index}`, ...given })

const stateOf = (of: FileCheck): PostProblem[] => {
  switch (of.file.state) {
    case 'ready':
      return []
    case 'processing': {
      const message = `${nameOf(of)} ещё обрабатывается: пост выйдет, когда файл будет готов`
      return [said(of, { level: 'warning', code: 'media_processing', message })]
    }
    case 'failed': {
      const message = `${nameOf(of)} не удалось обработать: замените файл`
      return [said(of, { code: 'media_broken', message })]
    }
  }
}

const ratioProblem = (of: FileCheck, aspect: Range, fixes: PostProblem['fixes']): PostProblem => {
  const own = formatRatio((of.file.width ?? 1) / (of.file.height ?? 1))
  const taken = `от\u00a0${formatRatio(aspect.min)} до\u00a0${formatRatio(aspect.max)}`
  const message = `${nameOf(of)}: ${of.check.title} принимает стороны ${taken}, у файла ${own}`
  return said(of, { code: 'media_aspect', message, fixes })
}

const pictureProblems = (of: FileCheck, rule: ImageRule): PostProblem[] => {
  const { check, file } = of
  const isCropped = isSet({ settings: check.draft.settings, name: 'isCropped' })
  const found: PostProblem[] = []
  if (rule.aspect && !isCropped && !hasFineAspect({ rule, file })) {
    found.push(ratioProblem(of, rule.aspect, ['crop']))
  }
  if (rule.width && file.width !== null && file.width < rule.width.min) {
    const message = `${nameOf(of)} уже ${formatNumber(rule.width.min)}\u00a0пикселей: ${check.title} растянет картинку, и она будет нечёткой`
    found.push(said(of, { level: 'warning', code: 'media_small', message }))
  }
  if (file.mimeType === 'image/gif' && pictureNeed({ rule, file }) !== null) {
    const message = `${nameOf(of)}: ${check.title} не принимает анимацию, выйдет неподвижная картинка`
    found.push(said(of, { level: 'warning', code: 'media_still', message }))
  }
  return found
}

const lengthProblem = (of: FileCheck, { min, max }: Range): PostProblem | undefined => {
  const seconds = of.file.durationSeconds
  if (seconds === null || (seconds >= min && seconds <= max)) return undefined
  const bound = seconds < min ? `от\u00a0${formatDuration(min)}` : `до\u00a0${formatDuration(max)}`
  const message = `${nameOf(of)}: ${of.check.title} принимает видео ${bound}, у вас ${formatDuration(seconds)}`
  return said(of, { code: seconds < min ? 'video_short' : 'video_long', message })
}

const weightProblem = (of: FileCheck, rule: VideoRule): PostProblem | undefined => {
  const { file, check } = of
  const seconds = file.durationSeconds ?? 0
  const most = formatSize(rule.bytes.max)
  if (videoNeed({ rule, file }) === null || seconds <= surelyFitting(rule)) return undefined
  if (seconds > longestFitting(rule)) {
    const message = `${nameOf(of)} не поместится в ${most}, которые принимает ${check.title}: сократите до ${formatDuration(longestFitting(rule))}`
    return said(of, { code: 'video_heavy', message })
  }
  const message = `${nameOf(of)} мы сожмём до ${most} для ${check.title}: качество заметно снизится`
  return said(of, { level: 'warning', code: 'video_squeezed', message })
}

const sidesProblem = (of: FileCheck, { min, max }: Range): PostProblem | undefined => {
  const { width, height } = of.file
  if (!width || !height || (Math.min(width, height) >= min && Math.max(width, height) <= max)) {
    return undefined
  }
  const message = `${nameOf(of)}: ${of.check.title} принимает стороны от\u00a0${formatNumber(min)} до\u00a0${formatNumber(max)}\u00a0пикселей, у файла ${formatNumber(width)}×${formatNumber(height)}`
  return said(of, { code: 'video_sides', message })
}

const videoProblems = (of: FileCheck, rule: VideoRule): PostProblem[] => {
  const { width, height, size } = of.file
  const aspect = width && height ? width / height : undefined
  const isOutside = rule.aspect && aspect && (aspect < rule.aspect.min || aspect > rule.aspect.max)
  return [
    lengthProblem(of, rule.seconds),
    // Renditions are never upscaled.
    rule.side && sidesProblem(of, rule.side),
    rule.aspect && isOutside ? ratioProblem(of, rule.aspect, []) : undefined,
    weightProblem(of, rule),
    size < rule.bytes.min
      ? said(of, {
          code: 'video_light',
          message: `${nameOf(of)} меньше ${formatSize(rule.bytes.min)}: ${of.check.title} такие не принимает`,
        })
      : undefined,
  ].filter((found) => found !== undefined)
}

const altProblems = (of: FileCheck): PostProblem[] => {
  const rule = of.check.limits.fields.altText
  const long = rule && tooLong({ text: of.file.altText, rule })
  if (!long) return []
  return [said(of, { code: 'alt_text_long', message: `Описание: ${nameOf(of)}\u00a0— ${long}` })]
}

/** Problems of one file. */
export const checkFile = (of: FileCheck): PostProblem[] => {
  const { shape } = of.check
  const { kind } = of.file
  return [
    ...stateOf(of),
    ...(kind === 'image' && shape?.image ? pictureProblems(of, shape.image) : []),
    ...(kind === 'video' && shape?.video ? videoProblems(of, shape.video) : []),
    ...altProblems(of),
  ]
}
