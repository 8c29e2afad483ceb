import type { BotButton } from '../../delivery/bot-outbox/index.ts'
import { copy } from './copy.ts'
import { toRows } from './draft-account-rows.ts'
import {
  type DraftInput,
  describeMoment,
  findBestMoment,
  listDays,
  listHours,
  tomorrowAt,
} from './draft-times.ts'

const DAYS_PER_ROW = 3
const HOURS_PER_ROW = 4

type PlanTime = 'now' | 'slot' | (string & {})

const createButtons = ({ post: { id: postId, version } }: DraftInput) => {
  const draft = { postId, version }
  return {
    plan: (text: string, when: PlanTime): BotButton => ({
      text,
      action: { kind: 'draft_plan', draft, when },
    }),
    show: (text: string, view: string): BotButton => ({
      text,
      action: { kind: 'draft_view', draft, view },
    }),
  }
}

const momentOf = ({ ctx, timeZone }: DraftInput) => ({ now: ctx.clock.now(), timeZone })

/** Empty until an account is chosen. */
export const composeTimeRows = async (input: DraftInput): Promise<BotButton[][]> => {
  if (input.post.targets.length === 0) return []
  const { plan, show } = createButtons(input)
  const best = await findBestMoment(input)
  return [
    [plan(copy.now, 'now'), plan(copy.slot, 'slot')],
    best ? [plan(copy.best(describeMoment(best, momentOf(input))), best)] : [],
    [show(copy.chooseTime, 'days')],
  ]
}

/** A planned post: out at once, or a day later than today at its own time. */
export const composeMoveRow = (input: DraftInput): BotButton[] => {
  const { plan } = createButtons(input)
  const { time } = input.post
  const tomorrow = time && tomorrowAt(time.wallTime, momentOf(input))
  return [
    plan(copy.atOnce, 'now'),
    ...(tomorrow && tomorrow !== time.wallTime ? [plan(copy.tomorrow, tomorrow)] : []),
  ]
}

export const composeDayRows = async (input: DraftInput) => {
  const { show } = createButtons(input)
  const days = listDays(momentOf(input)).map(({ date, label }) => show(label, date))
  return { hint: copy.chooseDay, rows: [...toRows(days, DAYS_PER_ROW), [show(copy.back, 'main')]] }
}

export const composeHourRows = async (input: DraftInput, date: string) => {
  const { plan, show } = createButtons(input)
  const moment = momentOf(input)
  const hours = listHours(date, moment).map(({ time, wallTime }) => plan(time, wallTime))
  const day = listDays(moment).find((one) => one.date === date)?.label ?? date
  return {
    hint: hours.length > 0 ? copy.chooseHour(day) : copy.noHours,
    rows: [...toRows(hours, HOURS_PER_ROW), [show(copy.back, 'days')]],
  }
}
