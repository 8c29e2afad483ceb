import { makeDigestsFor } from '../../../bot/digests/index.ts'
import { createSchedule, listSchedules } from '../../../insight/report-schedules/index.ts'
import type { DemoStep } from '../demo-step.ts'

const MONTHLY = {
  title: 'Итоги месяца',
  scope: { kind: 'workspace' },
  when: { every: 'month', day: 1, time: '10:00' },
  password: 'студия-анны',
} as const

/** A monthly report to the owner's chat with the bot. */
export const scheduleReports: DemoStep = {
  name: 'reports',
  async run({ ctx, actor: { workspaceId, userId } }) {
    const { items } = await listSchedules({ ctx, workspaceId, userId })
    if (items.length > 0) return
    const body = { ...MONTHLY, recipients: [{ userId, channel: 'telegram' as const }] }
    await createSchedule({ ctx, workspaceId, userId, body })
  },
}

/** The plan of today and, on a Monday, the results of the week, sent now instead of in the morning. */
export const sendDigests: DemoStep = {
  name: 'digests',
  run: ({ ctx, actor: { workspaceId, userId } }) => makeDigestsFor({ ctx, workspaceId, userId }),
}
