import type { PostTime } from '@kadr/contract/publishing/posts'

type ZonedTime = { at: Date; timeZone: string }

/** «UTC+3». An offset, because not every browser has Russian names of the zones' cities. */
export const describeZone = ({ at, timeZone }: ZonedTime): string =>
  (
    new Intl.DateTimeFormat('ru', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  )
    .replace('GMT', 'UTC')
    .replace('-', '−')

const yearOf = ({ at, timeZone }: ZonedTime) =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at)

/** «ср, 18 ноября, 10:00»; the year is added when it is not the current one. */
const describeWhen = ({ at, timeZone, now }: ZonedTime & { now: Date }): string => {
  const isThisYear = yearOf({ at, timeZone }) === yearOf({ at: now, timeZone })
  return new Intl.DateTimeFormat('ru', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  })
    .format(at)
    .replace(' в ', ', ')
}

/** «ср, 18 ноября, 10:00 (UTC+3)» */
export const describePostTime = ({ time, now }: { time: PostTime; now: Date }): string => {
  const zoned = { at: new Date(time.at), timeZone: time.timeZone }
  return `${describeWhen({ ...zoned, now })} (${describeZone(zoned)})`
}
