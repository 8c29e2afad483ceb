import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { formatNumber } from '../../base/plural.ts'
import { measureText } from '../networks/count-text.ts'
import type { TextRule } from '../networks/limits.ts'
import { findHashtags, findMentions } from '../posts/hashtags.ts'
import { findLinks } from '../posts/tag-links.ts'
import { type Check, problem, type Rule } from './draft.ts'
import { formatCount, formatUpTo } from './format.ts'

/** Rule of the main text: the shape's own, otherwise the post's without media. */
export const textRuleOf = ({ limits, shape }: Pick<Check, 'limits' | 'shape'>): TextRule | null =>
  shape?.text ?? limits.text

/** «до 300 знаков, сейчас 345: сократите на 45»; undefined when the text fits. */
export const tooLong = ({ text, rule }: { text: string; rule: TextRule }): string | undefined => {
  const [tightest] = measureText({ text, rule })
  if (!tightest || tightest.left >= 0) return undefined
  const { max, count, unit, left } = tightest
  const now = `сейчас\u00a0${formatNumber(count)}`
  return `${formatUpTo({ count: max, unit })}, ${now}: сократите на\u00a0${formatCount({ count: -left, unit })}`
}

const lengthOf: Rule = ({ limits, title, shape, text }) => {
  const rule = textRuleOf({ limits, shape })
  if (!rule) return []
  if (text === '') {
    return (rule.min ?? 0) > 0
      ? [
          problem({
            code: 'text_required',
            message: `Добавьте текст: ${title} не публикует без него`,
            field: 'text',
          }),
        ]
      : []
  }
  if (rule.maximums.every(({ max }) => max === 0)) {
    const message = `${title} не показывает текст в этом формате: он не выйдет`
    return [
      problem({
        level: 'warning',
        code: 'text_unseen',
        message,
        field: 'text',
        fixes: ['cut_text'],
      }),
    ]
  }
  const long = tooLong({ text, rule })
  if (!long) return []
  const fixes: PostProblem['fixes'] = limits.has.thread
    ? ['cut_text', 'split_to_thread']
    : ['cut_text']
  return [
    problem({
      code: 'text_long',
      message: `Текст для ${title}\u00a0— ${long}`,
      field: 'text',
      fixes,
    }),
  ]
}

/** Setting that allows a long text to follow the media. */
export const IS_TEXT_AFTER = 'isTextAfter'

const captionOf: Rule = ({ limits, title, shape, text, draft }) => {
  const rule = textRuleOf({ limits, shape })
  if (!shape?.caption || !rule || draft.settings[IS_TEXT_AFTER] === true) return []
  const long = tooLong({ text, rule: shape.caption })
  if (!long || tooLong({ text, rule })) return []
  const message = `Под медиа в ${title} помещается ${long}, или текст выйдет отдельным сообщением после медиа`
  return [
    problem({
      level: 'warning',
      code: 'caption_long',
      message,
      field: 'text',
      fixes: ['text_after_media', 'cut_text'],
    }),
  ]
}

export const forbiddenIn = ({ text, rule }: { text: string; rule: TextRule }): string[] =>
  (rule.forbidden ?? []).filter((letter) => text.includes(letter))

const lettersOf: Rule = ({ limits, title, shape, text }) => {
  const rule = textRuleOf({ limits, shape })
  const found = rule ? forbiddenIn({ text, rule }) : []
  if (found.length === 0) return []
  const message = `${title} не принимает в тексте знаки ${found.join(' и ')}: уберите их`
  return [problem({ code: 'text_forbidden', message, field: 'text' })]
}

const COUNTED = [
  { name: 'hashtags', find: findHashtags, what: 'хештегов' },
  { name: 'mentions', find: findMentions, what: 'упоминаний' },
  { name: 'links', find: findLinks, what: 'ссылок' },
] as const

const countsOf: Rule = ({ limits, title, text }) =>
  COUNTED.flatMap(({ name, find, what }) => {
    const max = limits.counts[name]
    const count = find(text).length
    if (max === undefined || count <= max) return []
    const message = `${title} принимает не больше ${formatNumber(max)}\u00a0${what}, в тексте ${formatNumber(count)}`
    return [problem({ code: `too_many_${name}`, message, field: 'text' })]
  })

const hashtagsInAppOf: Rule = ({ limits, title, text }) => {
  const max = limits.hashtagsInApp
  const count = findHashtags(text).length
  if (max === undefined || count <= max || count > (limits.counts.hashtags ?? Infinity)) return []
  const message = `В приложении ${title} к публикации ставят не больше ${formatNumber(max)}\u00a0хештегов, в тексте ${formatNumber(count)}: лишние сеть может не учесть`
  return [problem({ level: 'warning', code: 'many_hashtags', message, field: 'text' })]
}

const RULES: readonly Rule[] = [lengthOf, captionOf, lettersOf, countsOf, hashtagsInAppOf]

export const checkText: Rule = (check) => RULES.flatMap((rule) => rule(check))
