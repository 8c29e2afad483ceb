import { brokenHtml, shownOfHtml } from '../../networks/telegram-html.ts'
import { composeText } from '../../posts/compose-text.ts'
import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const html: Rule = ({ draft }) => {
  if (textSetting({ settings: draft.settings, name: 'format' }) !== 'html') return []
  const broken = brokenHtml(composeText({ ...draft, network: 'telegram' }))
  if (!broken) return []
  const message = `Telegram не поймёт разметку: проверьте ${broken}`
  return [problem({ code: 'html_broken', message, field: 'text' })]
}

/** Albums cannot have buttons: they go with a separate text. */
const albumButtons: Rule = ({ draft: { media, settings }, text }) => {
  const { buttons } = settings
  if (media.length < 2 || !Array.isArray(buttons) || buttons.length === 0) return []
  const message =
    text === ''
      ? 'У альбома Telegram не бывает кнопок: добавьте текст, и кнопки выйдут под ним'
      : 'У альбома Telegram не бывает кнопок: текст с кнопками выйдет отдельным сообщением'
  return [
    problem({
      level: 'warning',
      code: 'album_buttons',
      message,
      field: 'settings.buttons',
      fixes: ['reset_setting'],
    }),
  ]
}

export const telegramRules: NetworkRules = {
  ...BASE,
  title: 'Telegram',
  shownText: ({ text, settings }) =>
    textSetting({ settings, name: 'format' }) === 'html' ? shownOfHtml(text) : text,
  check: (check) => [...html(check), ...albumButtons(check)],
}
