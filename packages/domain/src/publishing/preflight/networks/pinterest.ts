import { type NetworkRules, problem, type Rule } from '../draft.ts'
import { textSetting } from '../read-settings.ts'
import { BASE } from './base.ts'

const board: Rule = ({ draft, account }) => {
  const boardId = textSetting({ settings: draft.settings, name: 'boardId' })
  const boards = account.options?.boards
  const field = 'settings.boardId'
  if (boardId === '') {
    const message = 'Выберите доску Pinterest: без неё пин не опубликовать'
    return [problem({ code: 'board_required', message, field })]
  }
  const isKnown = /^\d+$/.test(boardId) && (boards?.some(({ id }) => id === boardId) ?? true)
  if (isKnown) return []
  const message = 'Такой доски в Pinterest нет или её удалили: выберите другую'
  return [problem({ code: 'board_unknown', message, field, fixes: ['reset_setting'] })]
}

const link: Rule = ({ draft }) => {
  const text = textSetting({ settings: draft.settings, name: 'link' })
  if (text === '' || (/^https?:/i.test(text) && URL.canParse(text))) return []
  const message = 'Ссылка пина должна начинаться с https://'
  return [
    problem({ code: 'link_broken', message, field: 'settings.link', fixes: ['reset_setting'] }),
  ]
}

export const pinterestRules: NetworkRules = {
  ...BASE,
  title: 'Pinterest',
  check: (check) => [...board(check), ...link(check)],
}
