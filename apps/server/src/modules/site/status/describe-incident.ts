import { STATUS_PARTS } from '@kadr/domain/site/status'
import type { incidents } from '../../../db/schema/site/incidents.ts'

type Incident = typeof incidents.$inferSelect

const TIME_ZONE = 'Europe/Moscow'
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: TIME_ZONE }
const HOUR: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ru', options)
  return (at: Date) => format.format(at).replaceAll(' ', '\u00a0')
}
const dayOf = formatOf(DAY)
const hourOf = formatOf(HOUR)

/** «18 ноября, 14:05 по Москве». */
export const describeMoment = (at: Date) => `${dayOf(at)}, ${hourOf(at)} по\u00a0Москве`

const titleOf = (part: string) => {
  const title = STATUS_PARTS.find(({ id }) => id === part)?.title ?? part
  return part.startsWith('publishing_') ? `Публикация в\u00a0${title}` : title
}

const endOf = ({ startedAt, endedAt }: Incident) => {
  if (!endedAt) return ' и\u00a0до\u00a0сих пор'
  if (dayOf(startedAt) === dayOf(endedAt)) return `–${hourOf(endedAt)}`
  return ` – ${dayOf(endedAt)}, ${hourOf(endedAt)}`
}

/** «18 ноября, 14:05–14:32 по Москве. Публикация в TikTok: задержки». */
export const describeIncident = (incident: Incident): string => {
  const { startedAt, part, state } = incident
  const times = `${dayOf(startedAt)}, ${hourOf(startedAt)}${endOf(incident)} по\u00a0Москве`
  return `${times}. ${titleOf(part)}: ${state === 'down' ? 'перерыв' : 'задержки'}`
}
