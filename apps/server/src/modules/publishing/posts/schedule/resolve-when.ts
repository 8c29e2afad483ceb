import type { PostTime, PostWhen } from '@kadr/contract/publishing/posts'
import { isWallTime, toPostTime, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { readDatabaseTime } from '../../../../platform/leases/database-clock.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { findSlot } from '../../publisher-setup/index.ts'
import { invalid } from '../failures.ts'

const YEARS_AHEAD = 5

/** The current minute still counts as the future. */
export const assertAhead = ({ time, now, field }: { time: PostTime; now: Date; field: string }) => {
  const at = Date.parse(time.at)
  if (at + MINUTE_MS <= now.getTime()) {
    throw invalid(field, 'Это время уже прошло. Выберите время в будущем')
  }
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD)
  if (at > last.getTime()) throw invalid(field, `Слишком далеко: не больше ${YEARS_AHEAD} лет`)
}

/** The pattern also admits 31 February. */
export const readWallTime = ({
  wallTime,
  timeZone,
  field,
}: {
  wallTime: string
  timeZone: string
  field: string
}): PostTime => {
  if (!isWallTime(wallTime)) throw invalid(field, 'Такой даты или такого времени нет')
  return toPostTime({ wallTime, timeZone })
}

type Input = {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  when: PostWhen
  connectionIds: readonly string[]
}

const getSlot = async ({ ctx, tx, workspaceId, connectionIds }: Input): Promise<PostTime> => {
  const slot = await findSlot({ ctx, tx, workspaceId, connectionIds })
  if (slot) return slot
  throw invalid('when', 'Свободных слотов нет. Задайте удобное время или выберите дату сами')
}

/** The instant, with the wall time and zone the user chose. */
export const resolveWhen = async (input: Input): Promise<PostTime> => {
  const { ctx, tx, workspaceId, when } = input
  if (when.kind === 'slot') return getSlot(input)
  // «Now» of a machine whose clock is ahead would be later than the publisher's.
  const now = await readDatabaseTime({ db: tx, clock: ctx.databaseClock })
  if (when.kind === 'now') {
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    return { at: now.toISOString(), wallTime: toWallTime({ at: now, timeZone }), timeZone }
  }
  const time = readWallTime({ ...when, field: 'when' })
  assertAhead({ time, now, field: 'when' })
  return time
}
