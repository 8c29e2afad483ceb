import type { LaterChoice } from '@kadr/contract/publishing/post-targets'
import { HOUR_MS } from '@kadr/kit/durations'
import { splitWallTime } from '../schedule/local-date.ts'
import { addDays, toInstant, toWallTime } from '../schedule/wall-time.ts'

/** Local hours: nobody is reminded at night. */
const DAY_BEGINS = '08:00'
const DAY_ENDS = '22:00'
const MORNING = '10:00'
const EVENING = '20:00'

type At = { at: Date; timeZone: string }

const onDay = ({ at, timeZone, days, time }: At & { days: number; time: string }): Date => {
  const { date } = splitWallTime(addDays({ wallTime: toWallTime({ at, timeZone }), days }))
  return toInstant({ wallTime: `${date}T${time}`, timeZone })
}

const timeOf = (when: At) => splitWallTime(toWallTime(when)).time

const isDay = (when: At) => timeOf(when) >= DAY_BEGINS && timeOf(when) < DAY_ENDS

/**
 * When to ask again about a publication that was handed over: after an hour, in the evening, the next morning. The last
 * moment, the evening of the next day, is when it is told as not confirmed.
 */
export const handoverLadder = ({ at, timeZone }: At): readonly [...Date[], Date] => {
  const soon = new Date(at.getTime() + HOUR_MS)
  const wanted = [
    ...(isDay({ at: soon, timeZone }) ? [soon] : []),
    ...(timeOf({ at, timeZone }) < DAY_BEGINS
      ? [onDay({ at, timeZone, days: 0, time: MORNING })]
      : []),
    onDay({ at, timeZone, days: 0, time: EVENING }),
    onDay({ at, timeZone, days: 1, time: MORNING }),
  ]
  const reminders = wanted.filter(
    (one, index) => one.getTime() - (wanted[index - 1] ?? at).getTime() >= HOUR_MS,
  )
  return [...reminders, onDay({ at, timeZone, days: 1, time: EVENING })]
}

export type HandoverStep =
  | { kind: 'waits'; until: Date }
  | { kind: 'remind'; reminder: number; until: Date }
  | { kind: 'unconfirmed' }

/** What is due now of a publication handed over at `at`; reminders that were slept through are one. */
export const nextHandoverStep = ({ now, ...handed }: At & { now: Date }): HandoverStep => {
  const ladder = handoverLadder(handed)
  const passed = ladder.filter((one) => one <= now).length
  const until = ladder[passed]
  if (!until) return { kind: 'unconfirmed' }
  return passed === 0 ? { kind: 'waits', until } : { kind: 'remind', reminder: passed, until }
}

/** The moments a publication by hand can be put off to, in order; the evening while it is still ahead. */
export const laterMoments = ({
  now,
  timeZone,
  planned,
}: {
  now: Date
  timeZone: string
  /** The local time of day it was planned for. */
  planned: string
}): { choice: LaterChoice; at: Date }[] => {
  const hour = new Date(now.getTime() + HOUR_MS)
  const evening = onDay({ at: now, timeZone, days: 0, time: EVENING })
  return [
    { choice: 'hour', at: hour },
    ...(evening > hour ? [{ choice: 'evening' as const, at: evening }] : []),
    { choice: 'tomorrow', at: onDay({ at: now, timeZone, days: 1, time: planned }) },
  ]
}
