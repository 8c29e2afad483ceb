import type { checkFootage as checkRoute } from '@kadr/contract/automation/automation-footage'
import type { RouteData } from '@kadr/contract/base/route'
import { countCuttingPoints } from '@kadr/domain/studio/footage/footage-cost'
import type { AppContext } from '../../../../context.ts'
import { getFolder } from '../../../library/resources/index.ts'
import { findRecogniser } from '../../../studio/footage/index.ts'
import { listLongVideos } from './list-long-videos.ts'

/** What lies in the folder and what its words take, told before the rule is saved. */
export const checkFootage = async (of: {
  ctx: AppContext
  workspaceId: string
  folderId: string
}): Promise<RouteData<typeof checkRoute>> => {
  const { ctx, workspaceId, folderId } = of
  await getFolder({ ctx, workspaceId, id: folderId, field: 'folderId' })
  const { videos, others } = await listLongVideos(of)
  const recogniser = await findRecogniser(ctx)
  const terms = { isHeard: recogniser !== undefined, isChosenByAi: !ctx.ai.isOffline }
  const points = videos.map(({ seconds }) => countCuttingPoints(seconds * 1000, terms))
  return {
    videos: videos.length,
    others,
    seconds: videos.reduce((sum, { seconds }) => sum + seconds, 0),
    points: points.reduce((sum, one) => sum + one, 0),
    mostPoints: Math.max(0, ...points),
    engineName: recogniser?.name ?? null,
  }
}
