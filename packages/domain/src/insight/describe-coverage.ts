import type { CoveredAccount } from '@kadr/contract/insight/analytics'
import type { Network } from '@kadr/contract/publishing/networks'
import { MONTH_NAMES } from '@kadr/kit/month-names'
import { countOf, type PluralForms } from '../base/plural.ts'
import { quote } from '../base/quote.ts'
import type { Period } from './period.ts'

type Named = {
  account: Pick<CoveredAccount, 'network' | 'title'>
  nameOf: (network: Network) => string
}

const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']
/** More are counted, not named. */
const MAX_NAMES = 8

/** «18 ноября» */
export const nameDay = (date: string): string =>
  `${Number(date.slice(8, 10))}\u00A0${MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? ''}`

/** «20 декабря 2025 – 18 января 2026»: in what is kept, a year is named. */
export const namePeriod = ({ from, to }: Period): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (from === to) return `${nameDay(to)} ${last}`
  return `${nameDay(from)}${first === last ? '' : ` ${first}`} – ${nameDay(to)} ${last}`
}

export const nameCovered = ({ account: { network, title }, nameOf }: Named): string =>
  `${nameOf(network)}\u00A0${quote(title)}`

/** «с 20 октября», «данных нет»; null: figures from the first day of the period on. */
export const nameDays = ({ from }: CoveredAccount, period: Period): string | null => {
  if (from === null) return 'данных нет'
  return from > period.from ? `с\u00A0${nameDay(from)}` : null
}

/** Of the days at the end of a chart that are dotted. */
export const describeLateDays = (count: number): string =>
  count === 1 ? 'день не закончен' : 'дни ещё не полные'

/** The accounts of a report, each with its days unless it has figures of the whole period. */
export const describeCoverage = ({
  covered,
  period,
  nameOf,
}: {
  covered: readonly CoveredAccount[]
  period: Period
  nameOf: Named['nameOf']
}): string => {
  const rest = covered.length - MAX_NAMES
  const isCut = rest > 1
  const shown = isCut ? covered.slice(0, MAX_NAMES) : covered
  const names = shown.map((account) => {
    const days = nameDays(account, period)
    return `${nameCovered({ account, nameOf })}${days === null ? '' : ` (${days})`}`
  })
  const more = isCut ? ` и\u00A0ещё ${countOf({ count: rest, forms: ACCOUNTS })}` : ''
  return `${names.join(', ')}${more}`
}
