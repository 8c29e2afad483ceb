import type { AudienceFigures } from '@kadr/contract/audience/audience-figures'
import { formatNumber } from '@kadr/domain/base/plural'
import { DAY_SECONDS, HOUR_SECONDS } from '@kadr/kit/durations'

const NBSP = '\u00A0'
const MINUTE = 60
const NONE = '–'

/** «38 с», «12 мин», «3 ч», «2 дн» */
export const describeSeconds = (seconds: number): string => {
  const of = (unit: number, name: string) =>
    `${formatNumber(Math.round(seconds / unit))}${NBSP}${name}`
  if (seconds < MINUTE) return of(1, 'с')
  if (seconds < HOUR_SECONDS) return of(MINUTE, 'мин')
  return seconds < 2 * DAY_SECONDS ? of(HOUR_SECONDS, 'ч') : of(DAY_SECONDS, 'дн')
}

const describeShare = (share: number | null) =>
  share === null ? NONE : `${formatNumber(Math.round(share * 100))}${NBSP}%`

export const describeFigures = ({ medianSeconds, answeredShare }: AudienceFigures) => [
  {
    label: 'до первого ответа, медиана за 30 дней',
    value: medianSeconds === null ? NONE : describeSeconds(medianSeconds),
  },
  { label: 'переписок с ответом за 30 дней', value: describeShare(answeredShare) },
]
