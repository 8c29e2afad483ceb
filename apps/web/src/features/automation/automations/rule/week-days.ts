import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import type { Network } from '@kadr/contract/publishing/networks'
import { showEmptyOnce } from '@kadr/domain/automation/show-empty-once'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { dateOf, dayNumber, splitWallTime } from '@kadr/domain/publishing/schedule/local-date'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { copy } from '../copy.ts'

export const WEEK = 7

const TROUBLES = new Set(['failed', 'needs_attention', 'missed', 'partly_published'])

type Tone = 'run' | 'trouble' | 'draft' | 'post'

export type WeekEntry = {
  key: string
  /** «09:30» */
  time: string
  title: string
  networks: readonly Network[]
  tone: Tone
  /** Of a post; null for a run of the rule. */
  postId: string | null
}

type WeekDay = { date: string; entries: WeekEntry[] }

const toneOf = ({ targets }: CalendarItem): Tone => {
  const state = derivePostState(targets.map((target) => target.state))
  if (TROUBLES.has(state)) return 'trouble'
  return state === 'draft' ? 'draft' : 'post'
}

type At = { at: string; entry: Omit<WeekEntry, 'time'> }

const postAt = (item: CalendarItem): At => ({
  at: item.time.at,
  entry: {
    key: item.postId,
    title: item.title || copy.week.untitled,
    networks: [...new Set(orderByNetwork(item.targets).map(({ network }) => network))],
    tone: toneOf(item),
    postId: item.postId,
  },
})

const runAt = (run: PlannedRun): At => ({
  at: run.time.at,
  entry: {
    key: run.time.at,
    title: run.problem ?? run.item?.title ?? run.name,
    networks: [],
    tone: 'run',
    postId: null,
  },
})

/** Seven days from today on: what is on the calendar, and what the rule will add to it. */
export const placeWeek = ({
  items,
  runs,
  today,
  timeZone,
}: {
  items: readonly CalendarItem[]
  runs: readonly PlannedRun[]
  today: string
  timeZone: string
}): WeekDay[] => {
  const planned = showEmptyOnce(runs.filter(({ isSkipped }) => !isSkipped))
  const placed = [...items.map(postAt), ...planned.map(runAt)]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, entry }) => ({
      ...splitWallTime(toWallTime({ at: new Date(at), timeZone })),
      entry,
    }))
  return Array.from({ length: WEEK }, (_, index) => {
    const date = dateOf(dayNumber(today) + index)
    const own = placed.filter((one) => one.date === date)
    return { date, entries: own.map(({ time, entry }) => ({ time, ...entry })) }
  })
}
