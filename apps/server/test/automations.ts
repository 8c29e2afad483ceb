import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { z } from 'zod'
import { ask, type Writer } from './posts.ts'
import type { TestShell } from './test-shell.ts'

/** Posts about coffee every day at ten, made a day ahead. */
export const ruleOf = (
  connectionIds: readonly string[],
  part: Partial<AutomationRule> = {},
): AutomationRule => ({
  name: 'Совет дня',
  output: 'post',
  source: { kind: 'topics', topics: ['кофе дома', 'уход за кожей', 'выбор матраса'] },
  style: null,
  slides: 4,
  seconds: 30,
  voice: null,
  language: 'ru',
  schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'] },
  startsOn: null,
  endsOn: null,
  closedDates: [],
  targets: connectionIds.map((connectionId) => ({ connectionId, settings: {} })),
  mode: 'publish',
  leadHours: 24,
  repeatAfterDays: 0,
  prefersBest: false,
  ...part,
})

/** Ids are small numbers; these are found in no other text. */
const FIRST_ID = 731_024_500

export const addAutomation = async ({
  app,
  owner,
  connectionId,
  number,
}: {
  app: TestShell
  owner: Writer
  connectionId: string
  number: number
}): Promise<string> => {
  await app.database.pool.query(
    `select setval(pg_get_serial_sequence('automations', 'id'), $1::bigint)`,
    [FIRST_ID + number],
  )
  const body = { rule: ruleOf([connectionId]), isPaused: false }
  const { data, error } = await ask(app, owner, { method: 'POST', path: '/automations', body })
  if (error) throw new Error(error.message)
  return String(z.object({ id: z.number() }).parse(data).id)
}
