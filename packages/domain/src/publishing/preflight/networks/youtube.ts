import { countWidest } from '../../networks/count-text.ts'
import { VIDEO_TITLE_MAX, videoTitleOf } from '../../posts/video-title.ts'
import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { formatUpTo } from '../format.ts'
import { listSetting, textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const MAX_TAGS = 500

const title: Rule = ({ text, draft }) => {
  if (textSetting({ settings: draft.settings, name: 'title' }).trim() !== '') return []
  const field = 'settings.title'
  if (videoTitleOf(text) === '') {
    const message =
      'Укажите заголовок видео или начните с него текст: YouTube не публикует без заголовка'
    return [problem({ code: 'title_required', message, field })]
  }
  const [line = ''] = text.trim().split('\n')
  if (countWidest(line) <= VIDEO_TITLE_MAX) return []
  const most = formatUpTo({ count: VIDEO_TITLE_MAX, unit: 'widest' })
  const message = `Заголовком станет начало первой строки, ${most}: укажите свой заголовок`
  return [problem({ level: 'warning', code: 'title_cut', message, field })]
}

/** All tags together, comma-separated, with quotes around tags with a space. */
const tags: Rule = ({ draft }) => {
  const list = listSetting({ settings: draft.settings, name: 'tags' })
  const joined = list.map((tag) => (tag.includes(' ') ? `"${tag}"` : tag)).join(',')
  const field = 'settings.tags'
  if (/[<>]/.test(joined)) {
    return [
      problem({ code: 'tags_forbidden', message: 'Теги YouTube: уберите знаки < и >', field }),
    ]
  }
  if (countWidest(joined) <= MAX_TAGS) return []
  const most = formatUpTo({ count: MAX_TAGS, unit: 'widest' })
  const message = `Теги YouTube вместе\u00a0— ${most}: уберите лишние`
  return [problem({ code: 'tags_long', message, field, fixes: ['reset_setting'] })]
}

const playlist: Rule = ({ draft: { settings }, account }) => {
  const playlistId = textSetting({ settings, name: 'playlistId' })
  const known = account.options?.playlists
  if (!playlistId || !known || known.some(({ id }) => id === playlistId)) return []
  const message = 'Такого плейлиста на канале YouTube нет или его удалили: выберите другой'
  const field = 'settings.playlistId'
  return [problem({ code: 'playlist_unknown', message, field, fixes: ['reset_setting'] })]
}

const comment: Rule = ({ draft: { settings } }) => {
  const isPrivate = textSetting({ settings, name: 'privacy' }) === 'private'
  const isClosed = isPrivate || Number(settings.opensAfterHours ?? 0) > 0
  if (!isClosed || textSetting({ settings, name: 'firstComment' }) === '') return []
  const message = isPrivate
    ? 'Под закрытым видео YouTube не бывает комментариев: первый комментарий не выйдет'
    : 'Пока YouTube не открыл видео, комментариев под ним не бывает: первый комментарий не выйдет'
  const field = 'settings.firstComment'
  return [
    problem({
      level: 'warning',
      code: 'comment_private',
      message,
      field,
      fixes: ['reset_setting'],
    }),
  ]
}

export const youtubeRules: NetworkRules = {
  ...BASE,
  title: 'YouTube',
  replyScopes: ['https://www.googleapis.com/auth/youtube.force-ssl'],
  check: (check) => [...title(check), ...tags(check), ...playlist(check), ...comment(check)],
}
