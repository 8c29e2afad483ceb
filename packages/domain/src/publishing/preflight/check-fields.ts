import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import type { TextField, TextRule } from '../networks/limits.ts'
import { forbiddenIn, tooLong } from './check-text.ts'
import { type Check, problem, type Rule } from './draft.ts'
import { listSetting, textSetting } from './read-settings.ts'

/** Texts in the settings, named the same in every network. */
const FIELDS: readonly { setting: string; field: TextField; what: string }[] = [
  { setting: 'title', field: 'title', what: 'Заголовок' },
  { setting: 'link', field: 'link', what: 'Ссылка' },
  { setting: 'topicTag', field: 'topic', what: 'Тема' },
]

type Piece = { text: string; rule: TextRule; what: string; field: string; code: string }

const problemsOf = ({ text, rule, what, field, code }: Piece, title: string): PostProblem[] => {
  if (text === '') return []
  const long = tooLong({ text, rule })
  const letters = forbiddenIn({ text, rule })
  return [
    ...(long
      ? [
          problem({
            code: `${code}_long`,
            message: `${what} для ${title}\u00a0— ${long}`,
            field,
            fixes: ['cut_text'],
          }),
        ]
      : []),
    ...(letters.length > 0
      ? [
          problem({
            code: `${code}_forbidden`,
            message: `${what} для ${title}: уберите знаки ${letters.join(' и ')}`,
            field,
          }),
        ]
      : []),
  ]
}

const followingPieces = ({ limits, draft: { settings } }: Check): Piece[] => {
  const rule = limits.fields.comment
  if (!rule) return []
  const chain = limits.has.thread ? listSetting({ settings, name: 'chain' }) : []
  const comment = limits.has.firstComment ? textSetting({ settings, name: 'firstComment' }) : ''
  return [
    ...chain.map((text, index) => ({
      text,
      rule,
      what: `Пост ${index + 2} цепочки`,
      field: `settings.chain.${index}`,
      code: 'chain',
    })),
    {
      text: comment,
      rule,
      what: 'Первый комментарий',
      field: 'settings.firstComment',
      code: 'comment',
    },
  ]
}

/** An empty text in the chain: the network would have nothing to send. */
const blankPieces = ({ limits, draft: { settings } }: Check): PostProblem[] =>
  (limits.has.thread ? listSetting({ settings, name: 'chain' }) : []).flatMap((text, index) =>
    text.trim() === ''
      ? [
          problem({
            code: 'chain_blank',
            message: `Пост ${index + 2} цепочки пуст: напишите текст или уберите его`,
            field: `settings.chain.${index}`,
          }),
        ]
      : [],
  )

export const checkFields: Rule = (check) => {
  const { limits, title, draft } = check
  const pieces = FIELDS.flatMap(({ setting, field, what }) => {
    const rule = limits.fields[field]
    const text = textSetting({ settings: draft.settings, name: setting })
    return rule ? [{ text, rule, what, field: `settings.${setting}`, code: field }] : []
  })
  return [
    ...[...pieces, ...followingPieces(check)].flatMap((piece) => problemsOf(piece, title)),
    ...blankPieces(check),
  ]
}
