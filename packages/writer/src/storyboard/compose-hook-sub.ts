import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import type { Aspect } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'

/** Below it a number is nothing to boast of. */
const FEWEST = 3

const THINGS: PluralForms = ['вещь', 'вещи', 'вещей']
const TIPS: PluralForms = ['совет', 'совета', 'советов']

const COUNTED: Readonly<Partial<Record<Aspect, { forms: PluralForms; rest: string }>>> = {
  choose: { forms: THINGS, rest: 'на которые смотреть' },
  price: { forms: TIPS, rest: 'как не переплатить' },
  care: { forms: TIPS, rest: 'которые работают' },
}

const SUBS: Readonly<Record<Aspect, readonly string[]>> = {
  mistakes: ['Сохраните, чтобы не повторить', 'Коротко: как не надо и как надо'],
  choose: ['Чтобы не пожалеть потом', 'На что смотреть сначала', 'Коротко и по делу'],
  price: ['Считаем честно', 'Где платить, а где нет', 'Разбираем по строчкам'],
  care: ['Просто и по шагам', 'Сохраните, пригодится', 'То, что работает'],
  why: ['Разбираем причины', 'И что с этим делать', 'Ищем, где ошибка'],
  any: ['Сохраните, пригодится', 'Коротко и по делу', 'Отвечаем на частые вопросы'],
}

/** They speak of mistakes the title names. */
const OF_MISTAKES = [
  'Проверьте, нет ли здесь вашей',
  'Каждую легко исправить',
  'Сохраните, чтобы не повторить',
] as const

/** The line under the hook: how many points follow, unless the title itself says so. */
export const composeHookSub = ({
  title,
  aspect,
  points,
  random,
}: {
  title: string
  aspect: Aspect
  /** Points on the slides that follow. */
  points: number
  random: Random
}): string => {
  if (/ошибк|ошибок/iu.test(title)) return random.shuffle(OF_MISTAKES)[0] ?? ''
  const counted = COUNTED[aspect]
  if (counted && points >= FEWEST && !/\d/.test(title)) {
    return `${countOf({ count: points, forms: counted.forms })}, ${counted.rest}`
  }
  return random.shuffle(SUBS[aspect])[0] ?? ''
}
