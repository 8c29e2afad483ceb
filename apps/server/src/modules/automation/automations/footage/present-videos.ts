import type { AutomationVideo } from '@kadr/contract/automation/automation-footage'
import { readClipKey } from '@kadr/domain/automation/clip-key'
import type { AppContext } from '../../../../context.ts'
import { findResources } from '../../../library/resources/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { listClipsLeft } from './list-clip-items.ts'
import { listVideos } from './videos.repository.ts'

const MOST_SHOWN = 50

/** The newest first; null for rules of other sources. */
export const presentVideos = async ({
  ctx,
  row: { id: automationId, workspaceId, rule },
}: {
  ctx: AppContext
  row: AutomationRow
}): Promise<AutomationVideo[] | null> => {
  if (rule.source.kind !== 'footage') return null
  const videos = (await listVideos({ db: ctx.db, automationId })).toReversed().slice(0, MOST_SHOWN)
  const ids = videos.map(({ resourceId }) => resourceId)
  const files = await findResources({ ctx, workspaceId, ids })
  const nameOf = new Map(files.map(({ id, name }) => [id, name]))
  const left = await listClipsLeft({ ctx, automationId })
  const leftOf = Map.groupBy(left, (key) => readClipKey(key)?.resourceId)
  return videos.map(({ resourceId, state, clips, cost, failureText }) => ({
    resourceId,
    name: nameOf.get(resourceId) ?? '',
    state,
    clips,
    left: leftOf.get(resourceId)?.length ?? 0,
    cost,
    failure: failureText,
  }))
}
