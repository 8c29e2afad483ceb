import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { toSlots } from '@kadr/domain/automation/plan-runs'
import { listGoodTimes } from '@kadr/domain/insight/good-times'
import { usualSlots } from '@kadr/domain/publishing/schedule/usual-slots'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { readBestTime } from '../../../insight/analytics/index.ts'
import { listSlots } from '../../../publishing/publisher-setup/index.ts'

type Input = {
  ctx: AppContext
  tx?: Tx | undefined
  workspaceId: string
  rule: Pick<AutomationRule, 'schedule' | 'targets'>
}

const isSame = (one: PostingSlot, other: PostingSlot) =>
  one.weekday === other.weekday && one.time === other.time

/** Slots shared by all chosen accounts; when there are none, those of the first account. */
const listCommonSlots = async ({ ctx, tx, workspaceId, rule }: Input): Promise<PostingSlot[]> => {
  const all = await listSlots({ ctx, ...(tx && { tx }), workspaceId })
  const [first = [], ...others] = rule.targets.map(
    (target) => all.find(({ connectionId }) => connectionId === target.connectionId)?.slots ?? [],
  )
  const common = first.filter((slot) =>
    others.every((slots) => slots.some((other) => isSame(slot, other))),
  )
  return common.length > 0 ? common : first
}

const toTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const listBestSlots = async ({
  ctx,
  workspaceId,
  perWeek,
}: Input & { perWeek: number }): Promise<PostingSlot[]> => {
  const found = await readBestTime({ ctx, workspaceId, query: {} })
  const good = listGoodTimes(found).map(({ weekday, hour }) => ({ weekday, time: toTime(hour) }))
  const usual = usualSlots().filter((slot) => !good.some((other) => isSame(slot, other)))
  return [...good, ...usual].slice(0, perWeek)
}

/** Weekdays and wall times of a rule's runs. */
export const listRuleSlots = async (input: Input): Promise<PostingSlot[]> => {
  const { schedule } = input.rule
  switch (schedule.kind) {
    case 'times':
      return toSlots(schedule)
    case 'slots':
      return listCommonSlots(input)
    case 'best':
      return listBestSlots({ ...input, perWeek: schedule.perWeek })
  }
}
