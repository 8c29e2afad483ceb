import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { MediaShape } from '../../networks/limits.ts'
import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const SHAPES: Readonly<Record<string, readonly MediaShape['name'][]>> = {
  post: ['image', 'carousel'],
  reel: ['reel'],
  carousel: ['carousel'],
  story: ['story'],
}

const formatOf = (settings: TargetSettings) => textSetting({ settings, name: 'format' })

const SAME_RATIO = 0.01

/** The first file determines the crop of the others. */
const carousel: Rule = ({ shape, draft: { media } }) => {
  if (shape?.name !== 'carousel') return []
  const ratios = media
    .filter(({ width, height }) => width && height)
    .map(({ width, height }) => (width ?? 1) / (height ?? 1))
  const [first] = ratios
  if (first === undefined || ratios.every((ratio) => Math.abs(ratio - first) < SAME_RATIO))
    return []
  const message = 'Instagram обрежет все файлы карусели по сторонам первого'
  return [problem({ level: 'warning', code: 'carousel_cropped', message, field: 'media' })]
}

const storyComment: Rule = ({ draft: { settings } }) =>
  formatOf(settings) === 'story' && textSetting({ settings, name: 'firstComment' }) !== ''
    ? [
        problem({
          code: 'comment_under_story',
          message: 'У истории Instagram не бывает комментариев: уберите первый комментарий',
          field: 'settings.firstComment',
          fixes: ['reset_setting'],
        }),
      ]
    : []

export const instagramRules: NetworkRules = {
  ...BASE,
  title: 'Instagram',
  shapesOf: (settings) => SHAPES[formatOf(settings)] ?? ['image', 'reel', 'carousel'],
  check: (check) => [...carousel(check), ...storyComment(check)],
}
