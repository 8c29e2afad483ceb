import type { BusinessFact } from '@kadr/contract/library/business'
import { describeDay } from '../../../../platform/text/moment.ts'
import { copy, SOURCE_NAME } from '../copy.ts'

type Clock = { now: Date; timeZone: string }

const dayOf = (instant: string | number, clock: Clock): string =>
  describeDay({ at: new Date(instant), ...clock })

/** «сегодня», «12 ноября», «12 ноября 2025 г.» */
export const describeSaid = (instant: string, clock: Clock): string => {
  const day = dayOf(instant, clock)
  return day === dayOf(clock.now.getTime(), clock) ? copy.today : day
}

export const describeSource = ({ source, sourceTitle }: BusinessFact): string =>
  sourceTitle === '' ? SOURCE_NAME[source] : `${SOURCE_NAME[source]}: ${sourceTitle}`

/** What is asked about a fact that is old. */
export const askAgain = ({ until, saidAt }: BusinessFact, clock: Clock): string =>
  until !== null && Date.parse(until) <= clock.now.getTime()
    ? copy.old.after(dayOf(Date.parse(until) - 1, clock))
    : copy.old.price(dayOf(saidAt, clock))
