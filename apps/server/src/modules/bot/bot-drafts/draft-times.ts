import type { Post } from '@kadr/contract/publishing/posts'
import { can } from '@kadr/domain/identity/permissions'
import { dayNumber, splitWallTime, weekdayOf } from '@kadr/domain/publishing/schedule/local-date'
import { addDays, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import type { AppContext } from '../../../context.ts'
import { readBestTime } from '../../insight/analytics/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { copy } from './copy.ts'

export type DraftInput = { ctx: AppContext; actor: PostActor; post: Post; timeZone: string }

const WEEK = 7
const FIRST_HOUR = 8
const LAST_HOUR = 22

const hourTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** «вт 17 нояб.» */
const describeDay = (date: string, form: 'short' | 'long' = 'short') =>
  new Intl.DateTimeFormat('ru', {
    ...(form === 'short' && { weekday: 'short' }),
    day: 'numeric',
    month: form,
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

type LocalNow = { now: Date; timeZone: string }

const todayOf = ({ now, timeZone }: LocalNow) =>
  splitWallTime(toWallTime({ at: now, timeZone })).date

/** «завтра в 12:00», «19 ноября в 12:00» */
export const describeMoment = (wallTime: string, moment: LocalNow): string => {
  const { date, time } = splitWallTime(wallTime)
  const distance = dayNumber(date) - dayNumber(todayOf(moment))
  const near = [copy.today, copy.tomorrow][distance]?.toLowerCase()
  return `${near ?? describeDay(date, 'long')} в ${time}`
}

/** Tomorrow at the time of day of this moment. */
export const tomorrowAt = (wallTime: string, moment: LocalNow): string =>
  addDays({ wallTime: `${todayOf(moment)}T${splitWallTime(wallTime).time}`, days: 1 })

export const listDays = (moment: LocalNow): { date: string; label: string }[] =>
  Array.from({ length: WEEK }, (_, days) => {
    const { date } = splitWallTime(addDays({ wallTime: `${todayOf(moment)}T00:00`, days }))
    return { date, label: [copy.today, copy.tomorrow][days] ?? describeDay(date) }
  })

/** Only future hours of the day. */
export const listHours = (date: string, { now, timeZone }: LocalNow) =>
  Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => hourTime(FIRST_HOUR + index))
    .map((time) => ({ time, wallTime: `${date}T${time}` }))
    .filter(({ wallTime }) => wallTime > toWallTime({ at: now, timeZone }))

/** The next moment in the best hours of the workspace. Undefined while there is too little data. */
export const findBestMoment = async ({
  ctx,
  actor,
}: {
  ctx: AppContext
  actor: PostActor
}): Promise<string | undefined> => {
  if (!can(actor, 'analytics.read')) return undefined
  const { best, timeZone } = await readBestTime({ ctx, workspaceId: actor.workspaceId, query: {} })
  if (!best) return undefined
  const now = toWallTime({ at: ctx.clock.now(), timeZone })
  const { date: today } = splitWallTime(now)
  return Array.from({ length: WEEK + 1 }, (_, days) =>
    splitWallTime(addDays({ wallTime: `${today}T00:00`, days })),
  )
    .filter(({ date }) => weekdayOf(dayNumber(date)) === best.weekday)
    .map(({ date }) => `${date}T${hourTime(best.hour)}`)
    .find((wallTime) => wallTime > now)
}
