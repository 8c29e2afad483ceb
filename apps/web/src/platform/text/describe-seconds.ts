import { formatNumber } from '@kadr/domain/base/plural'
import { DAY_SECONDS, HOUR_SECONDS } from '@kadr/kit/durations'

const NBSP = '\u00A0'
const MINUTE_SECONDS = 60

/** In the unit that fits: «38 с», «12 мин», «3 ч», «2 дн». */
export const describeSeconds = (seconds: number): string => {
  const of = (unit: number, name: string) =>
    `${formatNumber(Math.round(seconds / unit))}${NBSP}${name}`
  if (seconds < MINUTE_SECONDS) return of(1, 'с')
  if (seconds < HOUR_SECONDS) return of(MINUTE_SECONDS, 'мин')
  return seconds < 2 * DAY_SECONDS ? of(HOUR_SECONDS, 'ч') : of(DAY_SECONDS, 'дн')
}
