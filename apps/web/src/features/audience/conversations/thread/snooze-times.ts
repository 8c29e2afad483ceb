import { addDays, toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { HOUR_MS } from '@kadr/kit/durations'
import { actionsCopy } from './actions-copy.ts'

const EVENING = 'T19:00'
const MORNING = 'T09:00'
const WEEK = 7

/** Local moments to come back at; only those that are ahead. */
export const snoozeTimes = ({ now, timeZone }: { now: Date; timeZone: string }) => {
  const today = toWallTime({ at: now, timeZone }).slice(0, 10)
  const at = (days: number, time: string) => {
    const wallTime = addDays({ wallTime: `${today}${time}`, days })
    return toInstant({ wallTime, timeZone })
  }
  // Monday is 1; on a Monday the next one is meant.
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay() || WEEK
  const { later } = actionsCopy
  const times = [
    { label: later.hour, at: new Date(now.getTime() + HOUR_MS) },
    { label: later.evening, at: at(0, EVENING) },
    { label: later.morning, at: at(1, MORNING) },
    { label: later.monday, at: at(WEEK + 1 - weekday, MORNING) },
  ]
  const isSunday = weekday === WEEK
  return times.filter((time) => time.at > now && !(isSunday && time.label === later.monday))
}
