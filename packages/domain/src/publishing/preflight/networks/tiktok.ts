import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { type Check, type NetworkRules, problem, type Rule } from '../draft.ts'
import { formatDuration } from '../format.ts'
import { isSet, textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

// Drafts are completed in TikTok itself.
const isDraft = ({ draft: { settings } }: Check) =>
  textSetting({ settings, name: 'mode' }) === 'draft'

const privacy: Rule = ({ draft: { settings }, account }) => {
  const chosen = textSetting({ settings, name: 'privacy' })
  const levels = account.options?.privacyLevels
  const field = 'settings.privacy'
  if (chosen === '') {
    return [
      problem({
        code: 'privacy_required',
        message: 'Выберите, кто увидит публикацию в TikTok',
        field,
      }),
    ]
  }
  if (levels && !levels.includes(chosen)) {
    const message = 'TikTok больше не предлагает этому аккаунту такую видимость: выберите другую'
    return [problem({ code: 'privacy_unavailable', message, field, fixes: ['reset_setting'] })]
  }
  if (chosen === 'SELF_ONLY' && isSet({ settings, name: 'isBrandContent' })) {
    const message =
      'Рекламу партнёра нельзя публиковать в TikTok только для себя: выберите другую видимость'
    return [problem({ code: 'brand_content_private', message, field, fixes: ['reset_setting'] })]
  }
  return []
}

/** An advertisement must name its advertiser. */
const commercial: Rule = ({ draft: { settings } }) => {
  const isSaid = ['isOwnBrand', 'isBrandContent'].some((name) => isSet({ settings, name }))
  if (!isSet({ settings, name: 'isCommercial' }) || isSaid) return []
  const message = 'Укажите, что продвигает пост: ваш бренд, другой бренд или оба'
  return [problem({ code: 'brand_required', message, field: 'settings.isCommercial' })]
}

const SWITCHES = [
  { name: 'canComment', isOff: 'isCommentOff', what: 'комментарии', isForPhotos: true },
  { name: 'canDuet', isOff: 'isDuetOff', what: 'дуэты', isForPhotos: false },
  { name: 'canStitch', isOff: 'isStitchOff', what: 'склейки', isForPhotos: false },
] as const

const switches: Rule = ({ draft: { settings }, shape, account }) =>
  SWITCHES.flatMap(({ name, isOff, what, isForPhotos }): PostProblem[] => {
    if (!isSet({ settings, name })) return []
    const given = { level: 'warning', field: `settings.${name}`, fixes: ['reset_setting'] } as const
    if (shape?.image && !isForPhotos) {
      const message = `Для фото в TikTok нельзя разрешить ${what}`
      return [problem({ ...given, fixes: [...given.fixes], code: 'switch_for_photos', message })]
    }
    if (!account.options?.[isOff]) return []
    const message = `У этого аккаунта TikTok ${what} выключены: разрешить их нельзя`
    return [problem({ ...given, fixes: [...given.fixes], code: 'switch_off', message })]
  })

const duration: Rule = ({ draft: { media }, account }) => {
  const most = account.options?.maxVideoSeconds
  const seconds = media.find(({ kind }) => kind === 'video')?.durationSeconds
  if (!most || !seconds || seconds <= most) return []
  const message = `Этому аккаунту TikTok разрешает видео до\u00a0${formatDuration(most)}, у вас ${formatDuration(seconds)}`
  return [problem({ code: 'video_long_for_account', message, field: 'media.0' })]
}

export const tiktokRules: NetworkRules = {
  ...BASE,
  title: 'TikTok',
  check: (check) =>
    isDraft(check)
      ? []
      : [...privacy(check), ...commercial(check), ...switches(check), ...duration(check)],
}
