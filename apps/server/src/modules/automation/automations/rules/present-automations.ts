import type { Automation, AutomationRun, RunState } from '@kadr/contract/automation/automations'
import { costOfRun } from '@kadr/domain/automation/rule-cost'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { getWorkspaceOwner } from '../../../identity/workspaces/index.ts'
import { getPoints } from '../../../money/points/index.ts'
import { type AutomationRow, listAuthors } from '../automations.repository.ts'
import { isLinked } from '../feeds/check-feed.ts'
import { type FeedRow, listFeeds } from '../feeds/feeds.repository.ts'
import { presentVideos } from '../footage/present-videos.ts'
import { countRunsLeft } from '../plan/count-runs-left.ts'
import { findTooSoon, listMoments, readRuleClock } from '../plan/rule-moments.ts'
import { presentRuns } from '../run/present-runs.ts'
import { pauseMessage } from '../run/run-messages.ts'
import { listLastRuns, listScheduledRuns, type RunRow } from '../run/runs.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const LOOK_AHEAD_MS = 62 * DAY_MS
const MONTH_MS = 30 * DAY_MS

const OPEN: ReadonlySet<RunState> = new Set(['planned', 'making', 'asking'])

type Plan = Pick<Automation, 'nextRun' | 'runsPerMonth' | 'tooSoon'>

/** The next moment nothing was made for yet, and the number of runs in a month. */
const readPlan = async ({
  ctx,
  row: { id, workspaceId, rule, pausedAt, plannedUntil },
  runs,
}: {
  ctx: AppContext
  row: AutomationRow
  runs: readonly RunRow[]
}): Promise<Plan> => {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + LOOK_AHEAD_MS)
  const own = runs.filter(({ automationId }) => automationId === id)
  const stateAt = new Map(own.map(({ dueAt, state }) => [dueAt.getTime(), state]))
  const clock = await readRuleClock({ ctx, workspaceId, rule })
  const coming = listMoments({ ...clock, after: now, until }).filter(
    ({ at }) => stateAt.get(Date.parse(at)) !== 'skipped',
  )
  const next = coming.find(({ at }) => {
    const state = stateAt.get(Date.parse(at))
    return state === undefined ? Date.parse(at) > plannedUntil.getTime() : OPEN.has(state)
  })
  const monthEnd = now.getTime() + MONTH_MS
  const isActive = pausedAt === null
  return {
    nextRun: isActive ? (next ?? null) : null,
    tooSoon: isActive ? findTooSoon({ clock, runs: own, plannedUntil, now }) : null,
    runsPerMonth: coming.filter(({ at }) => Date.parse(at) <= monthEnd).length,
  }
}

const feedOf = ({ id, rule: { source } }: AutomationRow, feeds: readonly FeedRow[]) => {
  if (!isLinked(source)) return null
  const feed = feeds.find(({ automationId, url }) => automationId === id && url === source.url)
  return { readAt: feed?.readAt?.toISOString() ?? null, failure: feed?.failureText ?? null }
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
  const [lastRows, coming, authors, feeds, points] = await Promise.all([
    listLastRuns({ db: ctx.db, automationIds: ids, now }),
    listScheduledRuns({ db: ctx.db, automationIds: ids, from: now, to: until }),
    listAuthors({ db: ctx.db, workspaceId }),
    listFeeds({ db: ctx.db, automationIds: ids }),
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
        feed: feedOf(row, feeds),
        footage: await presentVideos({ ctx, row }),
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
