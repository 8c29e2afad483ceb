import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { toPostTime } from '@kadr/domain/publishing/schedule/wall-time'

export const ZONE = 'Europe/Moscow'
export const CONNECTION = '0190a6e0-0000-7000-8000-0000000000c1'
export const OTHER_CONNECTION = '0190a6e0-0000-7000-8000-0000000000c2'

let made = 0
const nextId = () => {
  made += 1
  return `0190a6e0-0000-7000-8000-${made.toString(16).padStart(12, '0')}`
}

type Options = {
  wallTime: string
  timeZone?: string
  title?: string
  state?: TargetState
  connectionId?: string
}

export const calendarItemOf = ({
  wallTime,
  timeZone = ZONE,
  title = 'Новая коллекция',
  state = 'scheduled',
  connectionId = CONNECTION,
}: Options): CalendarItem => ({
  postId: nextId(),
  version: 1,
  time: toPostTime({ wallTime, timeZone }),
  title,
  thumbnailUrl: null,
  isRepeat: false,
  authorId: null,
  rubricId: null,
  targets: [{ id: nextId(), connectionId, network: 'telegram', state, waiting: null }],
})

export const busyMonth = ({ month, count }: { month: string; count: number }): CalendarItem[] =>
  Array.from({ length: count }, (_, index) => {
    const day = String((index % 30) + 1).padStart(2, '0')
    const minutes = (index * 7) % 1440
    const hour = String(Math.floor(minutes / 60)).padStart(2, '0')
    const minute = String(minutes % 60).padStart(2, '0')
    return calendarItemOf({
      wallTime: `${month}-${day}T${hour}:${minute}`,
      title: `Пост ${index + 1}`,
    })
  })
