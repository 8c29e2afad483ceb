import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import type { core } from 'zod'

/** After «не длиннее» and «не меньше»: the genitive. */
const UNITS: Record<string, PluralForms> = {
  string: ['символа', 'символов', 'символов'],
  array: ['пункта', 'пунктов', 'пунктов'],
  set: ['пункта', 'пунктов', 'пунктов'],
  file: ['байта', 'байт', 'байт'],
}

const EXPECTED: Record<string, string> = {
  string: 'нужен текст',
  number: 'нужно число',
  int: 'нужно целое число',
  boolean: 'нужно «да» или «нет»',
  array: 'нужен список',
  date: 'нужна дата',
}

const FORMATS: Record<string, string> = {
  url: 'нужен адрес вида https://…',
  email: 'нужен адрес электронной почты',
  datetime: 'нужны дата и время',
  date: 'нужна дата',
  time: 'нужно время',
  uuid: 'такого нет: обновите страницу и выберите заново',
}

const isMissing = (input: unknown) => input === undefined || input === null

const size = ({ origin, count }: { origin: string; count: number }) => {
  const forms = UNITS[origin]
  return forms ? countOf({ count, forms }) : String(count)
}

const describeTooBig = ({ origin, maximum }: core.$ZodRawIssue<core.$ZodIssueTooBig>) =>
  `не ${origin === 'string' ? 'длиннее' : 'больше'} ${size({ origin, count: Number(maximum) })}`

const describeTooSmall = ({ origin, minimum }: core.$ZodRawIssue<core.$ZodIssueTooSmall>) => {
  const count = Number(minimum)
  if (count === 1 && origin in UNITS) return 'не заполнено'
  return `не ${origin === 'string' ? 'короче' : 'меньше'} ${size({ origin, count })}`
}

/**
 * The problem with an input, as a phrase that follows the name of its field. A schema's own message takes precedence.
 */
export const describeIssue = (issue: core.$ZodRawIssue): string => {
  if (issue.code !== 'custom' && isMissing(issue.input)) return 'не заполнено'
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? 'недопустимое значение'
    case 'too_big':
      return describeTooBig(issue)
    case 'too_small':
      return describeTooSmall(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'недопустимые знаки'
    case 'invalid_value':
      return 'выберите одно из предложенного'
    case 'unrecognized_keys':
      return 'лишнее поле'
    default:
      return 'недопустимое значение'
  }
}
