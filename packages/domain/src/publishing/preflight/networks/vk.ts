import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const isStory = (settings: Parameters<NetworkRules['shapesOf']>[0]) =>
  textSetting({ settings, name: 'format' }) === 'story'

/** VK gives the upload of photos and videos to tokens of people only. */
const filesByKey: Rule = ({ account, draft: { media, settings } }) => {
  if (!account.options?.areFilesOff || media.length === 0 || isStory(settings)) return []
  const message =
    'По ключу сообщества VK не принимает фото и видео: уберите файлы или подключите сообщество токеном пользователя'
  return [problem({ code: 'files_by_key', message, field: 'media' })]
}

const storyFile: Rule = ({ draft: { media, settings } }) =>
  isStory(settings) && media.length === 0
    ? [
        problem({
          code: 'media_required',
          message: 'Для истории VK нужен один файл: добавьте фото или видео',
          field: 'media',
        }),
      ]
    : []

const storyComment: Rule = ({ draft: { settings } }) =>
  isStory(settings) && textSetting({ settings, name: 'firstComment' }) !== ''
    ? [
        problem({
          code: 'comment_under_story',
          message: 'У истории VK не бывает комментариев: уберите первый комментарий',
          field: 'settings.firstComment',
          fixes: ['reset_setting'],
        }),
      ]
    : []

const closedComments: Rule = ({ draft: { settings } }) =>
  settings.isCommentable === false && textSetting({ settings, name: 'firstComment' }) !== ''
    ? [
        problem({
          code: 'comment_closed',
          message: 'Комментарии к этой записи закрыты: первый комментарий не выйдет',
          field: 'settings.firstComment',
          fixes: ['reset_setting'],
        }),
      ]
    : []

export const vkRules: NetworkRules = {
  ...BASE,
  title: 'VK',
  shapesOf: (settings) => (isStory(settings) ? ['story'] : ['image', 'video', 'album']),
  check: (check) =>
    [filesByKey, storyFile, storyComment, closedComments].flatMap((rule) => rule(check)),
}
