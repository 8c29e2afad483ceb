import { brokenHtml, shownOfHtml } from '../../networks/telegram-html.ts'
import { composeText } from '../../posts/compose-text.ts'
import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const isHtml = (settings: Parameters<typeof textSetting>[0]['settings']) =>
  textSetting({ settings, name: 'format' }) === 'html'

const html: Rule = ({ draft }) => {
  const broken = isHtml(draft.settings)
    ? brokenHtml(composeText({ ...draft, network: 'max' }))
    : undefined
  if (!broken) return []
  const message = `MAX не поймёт разметку: проверьте ${broken}`
  return [problem({ code: 'html_broken', message, field: 'text' })]
}

/** Files carry the buttons, so unlike an album of Telegram one of MAX keeps them. */
export const maxRules: NetworkRules = {
  ...BASE,
  title: 'MAX',
  shownText: ({ text, settings }) => (isHtml(settings) ? shownOfHtml(text) : text),
  check: html,
}
