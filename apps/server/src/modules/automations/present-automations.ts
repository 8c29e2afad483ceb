import type { Automation, AutomationRun } from '@kadr/contract/automations'
import type { PostTime } from '@kadr/contract/posts'
import { costOfRun } from '@kadr/domain/automation/rule-cost'
import { displayName } from '@kadr/domain/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { getPoints } from '../points/index.ts'
import { getWorkspaceOwner } from '../workspaces/index.ts'
import { type AutomationRow, listAuthors } from './automations.repository.ts'
import { countRunsLeft } from './count-runs-left.ts'
import { presentRuns } from './present-runs.ts'
import { listMoments, readRuleClock } from './rule-moments.ts'
import { pauseMessage } from './run-messages.ts'
import { listLastRuns, listScheduledRuns, type RunRow } from './runs.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const LOOK_AHEAD_MS = 62 * DAY_MS
const MONTH_MS = 30 * DAY_MS

/** The next moment that is not left out, and how many a month has. */
const readPlan = async ({
  ctx,
  row: { id, workspaceId, rule, pausedAt },
  runs,
}: {
  ctx: AppContext
  row: AutomationRow
  runs: readonly RunRow[]
}): Promise<{ nextRun: PostTime | null; runsPerMonth: number }> => {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LOOK_AHEAD_MS)
  const skipped = new Set(
    runs
      .filter(({ automationId, state }) => automationId === id && state === 'skipped')
      .map(({ dueAt }) => dueAt.getTime()),
  )
  const clock = await readRuleClock({ ctx, workspaceId, rule })
  const moments = listMoments({ ...clock, after: now, until })
  const coming = moments.filter(({ at }) => !skipped.has(Date.parse(at)))
  const monthEnd = now.getTime() + MONTH_MS
  return {
    nextRun: pausedAt === null ? (coming[0] ?? null) : null,
    runsPerMonth: coming.filter(({ at }) => Date.parse(at) <= monthEnd).length,
  }
}

const pauseOf = ({ pauseReason, pausedAt }: AutomationRow, last: AutomationRun | null) => {
  if (pauseReason === null || pausedAt === null) return null
  const isOfLast = last?.failure?.code === pauseReason
  const message = isOfLast && last.failure ? last.failure.message : pauseMessage(pauseReason)
  return { reason: pauseReason, message, at: pausedAt.toISOString() }
}

export const presentAutomations = async ({
  ctx,
  workspaceId,
  rows,
}: InWorkspace & { rows: readonly AutomationRow[] }): Promise<Automation[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LOOK_AHEAD_MS)
  const [lastRows, coming, authors, points] = await Promise.all([
    listLastRuns({ db: ctx.db, automationIds: ids }),
    listScheduledRuns({ db: ctx.db, automationIds: ids, from: now, to: until }),
    listAuthors({ db: ctx.db, workspaceId }),
    getWorkspaceOwner({ ctx, workspaceId }).then((userId) => getPoints({ ctx, userId })),
  ])
  const lasts = await presentRuns({ ctx, workspaceId, runs: lastRows })
  return Promise.all(
    rows.map(async (row) => {
      const lastRow = lastRows.find(({ automationId }) => automationId === row.id)
      const last = lasts.find(({ id }) => id === lastRow?.id) ?? null
      const author = authors.find(({ id }) => id === row.authorId)
      const cost = costOfRun(row.rule)
      return {
        id: row.id,
        version: row.version,
        rule: row.rule,
        isPaused: row.pausedAt !== null,
        pause: pauseOf(row, last),
        ...(await readPlan({ ctx, row, runs: coming })),
        author: author ? { id: author.id, name: displayName(author) } : null,
        cost,
        runsLeft: countRunsLeft({ cost, points }),
        lastRun: last,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }
    }),
  )
}

export const presentAutomation = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: AutomationRow
}): Promise<Automation> => {
  const [presented] = await presentAutomations({ ctx, workspaceId: row.workspaceId, rows: [row] })
  if (!presented) throw new Error('Nothing was presented')
  return presented
}
