import type { AutomationRun, listRuns as listRoute } from '@kadr/contract/automation/automations'
import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { readCursor, writeCursor } from '../../../../platform/paging/page-cursor.ts'
import { noRun } from '../failures.ts'
import { type AutomationActor, getAutomationRow } from '../rules/find-automation.ts'
import { presentRun, presentRuns } from './present-runs.ts'
import { findRun, listRuns as listRows, type RunCursor } from './runs.repository.ts'

const PAGE = 20

const place = z.tuple([z.iso.datetime(), z.uuid()])

const parseCursor = (cursor: string): RunCursor => {
  const [at, id] = readCursor(place, cursor)
  return { at: new Date(at), id }
}

export const listRuns = async ({
  ctx,
  actor,
  id,
  query: { cursor, limit = PAGE },
}: {
  ctx: AppContext
  actor: AutomationActor
  id: number
  query: RouteInput<typeof listRoute>['query']
}): Promise<RouteData<typeof listRoute>> => {
  const { id: automationId, workspaceId } = await getAutomationRow({ ctx, actor, id })
  const rows = await listRows({
    db: ctx.db,
    automationId,
    now: ctx.clock.now(),
    after: cursor === undefined ? undefined : parseCursor(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await presentRuns({ ctx, workspaceId, runs: page }),
    nextCursor:
      rows.length > limit && last ? writeCursor([last.dueAt.toISOString(), last.id]) : null,
  }
}

export const getRun = async ({
  ctx,
  actor,
  id,
  runId,
}: {
  ctx: AppContext
  actor: AutomationActor
  id: number
  runId: string
}): Promise<AutomationRun> => {
  const { id: automationId } = await getAutomationRow({ ctx, actor, id })
  const run = await findRun({ db: ctx.db, automationId, id: runId })
  if (!run) throw noRun()
  return presentRun({ ctx, run })
}
