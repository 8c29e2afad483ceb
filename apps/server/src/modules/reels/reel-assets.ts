import type { ReelContent } from '@kadr/contract/reel-content'
import { UserError } from '@kadr/domain/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { type ResourceRow, replaceUses } from '../resources/index.ts'
import { assetsOf } from './reel-kinds.ts'

/** Names that are no ids at all are of resources that do not exist. */
export const resourceIdsOf = (content: ReelContent): string[] =>
  assetsOf(content).filter((asset) => isUuid(asset))

/** Says what the reel uses; a resource that is not there is refused. */
export const holdAssets = async ({
  ctx,
  tx,
  workspaceId,
  reel,
  content,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  reel: { id: string; title: string }
  content: ReelContent
}): Promise<void> => {
  const assets = assetsOf(content)
  if (assets.some((asset) => !isUuid(asset))) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Ресурс не найден', field: 'content' })
  }
  const use = { kind: 'reel', usedBy: reel.id, title: reel.title, resourceIds: assets } as const
  await replaceUses({ ctx, tx, workspaceId, ...use })
}

/** Whether a clip has sound is looked at when it is rendered: a silent one is simply not heard. */
export const factsOf = (rows: readonly ResourceRow[]): Map<string, AssetFacts> =>
  new Map(
    rows.map(({ id, kind, durationSeconds }) => [
      id,
      { kind, seconds: durationSeconds, hasSound: kind !== 'image' },
    ]),
  )
