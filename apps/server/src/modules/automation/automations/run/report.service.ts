import type { AutomationReport } from '@kadr/contract/automation/automations'
import { sharesOf } from '@kadr/domain/automation/prefer-best'
import { median } from '@kadr/domain/insight/figures'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../../../context.ts'
import { type AutomationActor, getAutomationRow } from '../rules/find-automation.ts'
import { listRunResults } from './results.repository.ts'
import { listMadeRuns, type RunRow } from './runs.repository.ts'

type Line = AutomationReport['lines'][number]
type Counted = { run: RunRow; views: number | null }

const groupBy = (runs: readonly Counted[], keyOf: (run: RunRow) => string | null) => {
  const groups = new Map<string, Counted[]>()
  for (const one of runs) {
    const key = keyOf(one.run)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

const viewsOf = (runs: readonly Counted[]) => runs.flatMap(({ views }) => views ?? [])

const linesOf = ({
  dimension,
  groups,
  titleOf,
}: {
  dimension: Line['dimension']
  groups: Map<string, Counted[]>
  titleOf: (key: string, runs: readonly Counted[]) => string
}): Line[] => {
  const shares = sharesOf([...groups].map(([key, runs]) => ({ key, views: viewsOf(runs) })))
  return [...groups]
    .map(([key, runs]): Line => {
      const usual = median(viewsOf(runs))
      return {
        dimension,
        key,
        title: titleOf(key, runs),
        runs: runs.length,
        medianViews: usual === undefined ? null : Math.round(usual),
        share: Math.round((shares.get(key) ?? 0) * 100),
      }
    })
    .toSorted((one, other) => (other.medianViews ?? -1) - (one.medianViews ?? -1))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What a rule has made, and which of its items and styles performed well. */
export const getAutomationReport = async ({
  ctx,
  actor,
  id,
}: {
  ctx: AppContext
  actor: AutomationActor
  id: number
}): Promise<AutomationReport> => {
  const { workspaceId } = await getAutomationRow({ ctx, actor, id })
  const runs = await listMadeRuns({ db: ctx.db, automationId: id })
  const postIds = runs.flatMap(({ postId }) => postId ?? [])
  const results = await listRunResults({ db: ctx.db, workspaceId, postIds })
  const counted = runs.map((run): Counted => {
    const found = results.find(({ postId }) => postId === run.postId)
    return { run, views: found?.results.views ?? null }
  })
  const seen = viewsOf(counted)
  const views = seen.length === 0 ? null : sum(seen)
  const videos = sum(runs.map(({ videoCost }) => videoCost))
  return {
    runs: runs.length,
    published: results.length,
    views,
    videosPerThousandViews: views === null || views === 0 ? null : (videos * 1000) / views,
    lines: [
      ...linesOf({
        dimension: 'item',
        groups: groupBy(counted, ({ itemKey }) => itemKey),
        titleOf: (key, [first]) => first?.run.itemTitle ?? key,
      }),
      ...linesOf({
        dimension: 'style',
        groups: groupBy(counted, ({ style }) => style),
        titleOf: (key) => findStyle(key).name,
      }),
    ],
  }
}
