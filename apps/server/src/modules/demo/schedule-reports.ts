import { makeDigestsFor } from '../digests/index.ts'
import { createSchedule, listSchedules } from '../report-schedules/index.ts'
import type { DemoStep } from './demo-step.ts'

const MONTHLY = {
  title: 'Итоги месяца',
  scope: { kind: 'workspace' },
  when: { every: 'month', day: 1, time: '10:00' },
  password: 'студия-анны',
} as const

/** A report of each month to the owner's chat with the bot. */
export const scheduleReports: DemoStep = {
  name: 'reports',
  async run({ ctx, actor: { workspaceId, userId } }) {
    const { items } = await listSchedules({ ctx, workspaceId, userId })
    if (items.length > 0) return
    const body = { ...MONTHLY, recipients: [{ userId, channel: 'telegram' as const }] }
    await createSchedule({ ctx, workspaceId, userId, body })
  },
}

/** The plan of the day and the results of the week, which others have in the morning and on Mondays. */
export const sendDigests: DemoStep = {
  name: 'digests',
  run: ({ ctx, actor: { workspaceId, userId } }) => makeDigestsFor({ ctx, workspaceId, userId }),
}
