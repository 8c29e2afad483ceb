import type { ReportTime } from '@kadr/contract/insight/report-schedules'
import { dateOf, dayNumber, weekdayOf } from '../publishing/schedule/local-date.ts'
import { toInstant, toWallTime } from '../publishing/schedule/wall-time.ts'
import { type Period, periodEnding } from './period.ts'

/** Longer than the interval between two reports. */
const LOOK_DAYS = 32
const WEEK = 7

const isReportDay = ({ every, day }: ReportTime, date: number): boolean =>
  every === 'week' ? weekdayOf(date) === day : Number(dateOf(date).slice(8)) === day

type Moment = { at: Date; date: string }

const listMoments = ({
  when,
  timeZone,
  from,
  to,
}: {
  when: ReportTime
  timeZone: string
  from: number
  to: number
}): Moment[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((date) => isReportDay(when, date))
    .map((date) => ({
      date: dateOf(date),
      at: toInstant({ wallTime: `${dateOf(date)}T${when.time}`, timeZone }),
    }))

type Input = { when: ReportTime; timeZone: string; now: Date }

const todayOf = ({ timeZone, now }: Input) =>
  dayNumber(toWallTime({ at: now, timeZone }).slice(0, 10))

export const nextReportAt = (input: Input): Date => {
  const today = todayOf(input)
  const next = listMoments({ ...input, from: today, to: today + LOOK_DAYS }).find(
    ({ at }) => at > input.now,
  )
  if (!next) throw new RangeError('A report has no next time')
  return next.at
}

/** The latest report that is due: missed ones before it are not made up for. */
export const lastReportAt = (input: Input): Moment => {
  const today = todayOf(input)
  const last = listMoments({ ...input, from: today - LOOK_DAYS, to: today }).findLast(
    ({ at }) => at <= input.now,
  )
  if (!last) throw new RangeError('A report has no last time')
  return last
}

/** The seven whole days, or the whole calendar month, before the day of the report. */
export const reportPeriod = ({ every }: Pick<ReportTime, 'every'>, date: string): Period => {
  const yesterday = dateOf(dayNumber(date) - 1)
  if (every === 'week') return periodEnding({ today: yesterday, days: WEEK })
  const to = dateOf(dayNumber(`${date.slice(0, 7)}-01`) - 1)
  return { from: `${to.slice(0, 7)}-01`, to }
}
