import type { ParamRules } from './methods.ts'
import { badParam } from './replies.ts'

/** Parameters of a call, checked: a list comes as one text with commas. */
export type Given = {
  text(name: string): string
  /** Whether it was sent and is not empty. */
  has(name: string): boolean
  id(name: string): string | undefined
  number(name: string): number | undefined
  flag(name: string): boolean
  list(name: string): readonly string[]
}

const INTEGER = /^-?\d{1,19}$/
const NUMBER = /^-?\d+(\.\d+)?$/

export function checkParams(input: {
  rules: Readonly<Record<string, ParamRules>>
  params: Readonly<Record<string, string>>
}): Given {
  const { rules, params } = input
  for (const [name, rule] of Object.entries(rules)) {
    const value = params[name]
    if (value === undefined || value === '') {
      if (rule.required) badParam(`${name} is undefined`)
    } else checkValue({ name, rule, value })
  }
  const read = (name: string): string | undefined => {
    if (!rules[name]) throw new Error(`The method has no parameter ${name}`)
    return params[name]
  }
  const list = (name: string) => (read(name) ?? '').split(',').flatMap((item) => item.trim() || [])
  return {
    text: (name) => read(name) ?? '',
    has: (name) => Boolean(read(name)),
    id: (name) => read(name) || undefined,
    number: (name) => (read(name) ? Number(read(name)) : undefined),
    flag: (name) => read(name) === '1',
    list,
  }
}

type Check = (of: { rule: ParamRules; value: string }) => string | undefined

const isIn = ({ minimum = -Infinity, maximum = Infinity }: ParamRules, value: number) =>
  value >= minimum && value <= maximum

/** What is wrong with a value, by its type. */
const TYPE_CHECKS: Readonly<Record<ParamRules['type'], Check>> = {
  boolean: ({ value }) => (/^[01]$/.test(value) ? undefined : 'should be 0 or 1'),
  integer: ({ rule, value }) => {
    if (!INTEGER.test(value)) return 'not integer'
    return isIn(rule, Number(value)) ? undefined : 'is out of range'
  },
  number: ({ rule, value }) => {
    if (!NUMBER.test(value)) return 'not a number'
    return isIn(rule, Number(value)) ? undefined : 'is out of range'
  },
  string: ({ rule, value }) =>
    value.length > (rule.maxLength ?? Infinity) ? 'is too long' : undefined,
  array: ({ rule, value }) => {
    const items = value.split(',')
    if (items.length > (rule.maxItems ?? Infinity)) return 'has too many items'
    const isTyped = rule.items !== 'integer' || items.every((item) => INTEGER.test(item.trim()))
    return isTyped ? undefined : 'should be a list of integers'
  },
}

function checkValue({ name, rule, value }: { name: string; rule: ParamRules; value: string }) {
  const problem = TYPE_CHECKS[rule.type]({ rule, value })
  if (problem) badParam(`${name} ${problem}`)
  if (rule.enum && !rule.enum.map(String).includes(value)) {
    badParam(`${name} should be one of: ${rule.enum.join(', ')}`)
  }
}
