import { SHOWN_INCIDENTS, statusTextName } from '@kadr/domain/site/status'
import type { AppContext } from '../../../context.ts'
import type { Module } from '../../../platform/module.ts'
import { describeIncident, describeMoment } from './describe-incident.ts'
import { listIncidents, purgeIncidents } from './incidents.repository.ts'
import { judgeParts } from './judge-parts.ts'
import { readFigures } from './read-figures.ts'
import { watchStatus } from './watch-status.ts'

const readStatusTexts = async (ctx: AppContext): Promise<Record<string, string>> => {
  const { db, databaseClock: clock } = ctx
  const parts = judgeParts(await readFigures(ctx))
  const incidents = await listIncidents({ db, clock, limit: SHOWN_INCIDENTS })
  return Object.fromEntries([
    ...parts.flatMap(({ id, state, text }) => [
      [statusTextName(id), text],
      [statusTextName(`${id}_state`), state],
    ]),
    ...incidents.map((one, index) => [statusTextName(`incident_${index}`), describeIncident(one)]),
    [statusTextName('readAt'), describeMoment(ctx.clock.now())],
  ])
}

export const statusModule: Module = {
  name: 'status',
  siteValues: readStatusTexts,
  services: (ctx) => [
    { name: 'status-watch', role: 'http', run: (signal) => watchStatus({ ctx, signal }) },
  ],
  purge: ({ ctx: { db, databaseClock: clock } }) => purgeIncidents({ db, clock }),
}
