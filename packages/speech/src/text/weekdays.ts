import type { WordContext } from './grammar.ts'
import { table } from './table.ts'

type Day = { plain: string; of: string; into: string; on: string }

const day = (line: string): Day => {
  const [plain = '', of = '', into = '', on = ''] = line.split(' ')
  return { plain, of, into, on }
}

const DAYS: Record<string, Day> = table({
  пн: day('понедельник понедельника понедельник понедельникам'),
  вт: day('вторник вторника вторник вторникам'),
  ср: day('среда среды среду средам'),
  чт: day('четверг четверга четверг четвергам'),
  пт: day('пятница пятницы пятницу пятницам'),
  сб: day('суббота субботы субботу субботам'),
  вс: day('воскресенье воскресенья воскресенье воскресеньям'),
})

const NAME = '(?:пн|вт|ср|чт|пт|сб|вс)'
const LIST = `(?:${NAME}\\.?[\\s\\u00a0]*(?:[,/]|и|,[\\s\\u00a0]*и)?[\\s\\u00a0]*)*`
const leads = (prepositions: string) =>
  new RegExp(`(?:^|[\\s\\u00a0])(?:${prepositions})[\\s\\u00a0]+${LIST}$`, 'iu')

const FROM_DAY = leads('с|со')
const OF = leads('до|от|из|после|кроме')
const INTO = leads('в|во|на|за')
const BY = leads('по')
const TILL = new RegExp(
  `(?:^|[\\s\\u00a0])(?:с|со)[\\s\\u00a0]+${NAME}\\.?[\\s\\u00a0]+по[\\s\\u00a0]+$`,
  'iu',
)

/** A short «ср.» is also «сравни», a capital «ВС» is also something else: a day needs another day or a preposition. */
const isDay = (word: string, { behind, after }: WordContext): boolean => {
  const name = word.toLowerCase()
  if (!DAYS[name]) return false
  const near = new RegExp(`(?<![\\p{L}])${NAME}(?![\\p{L}])`, 'iu')
  const hasOther = near.test(behind.slice(-24)) || near.test(after.slice(0, 12))
  const isLed = [FROM_DAY, OF, INTO, BY].some((lead) => lead.test(behind))
  if (hasOther || isLed) return true
  return name !== 'ср' && word !== 'ВС' && word !== 'СБ'
}

/** «Сб и вс», «по вт и чт», «в ср». */
export const readWeekday = (word: string, around: WordContext): string | undefined => {
  const found = DAYS[word.toLowerCase()]
  if (!found || !isDay(word, around)) return undefined
  const { behind } = around
  if (TILL.test(behind) || INTO.test(behind)) return found.into
  if (FROM_DAY.test(behind) || OF.test(behind)) return found.of
  return BY.test(behind) ? found.on : found.plain
}

/** «Пн–пт». */
export const readWeekdays = (from: string, till: string, before: string): string[] => {
  const start = DAYS[from.toLowerCase()]?.of ?? ''
  const lead = /^в/u.test(start) && start.startsWith('вт') ? 'со' : 'с'
  return [
    ...(before === 'с' || before === 'со' ? [] : [lead]),
    start,
    'по',
    DAYS[till.toLowerCase()]?.into ?? '',
  ]
}
