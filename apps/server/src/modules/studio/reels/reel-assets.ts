import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { UserError } from '@kadr/domain/base/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { type ResourceRow, replaceUses } from '../../library/resources/index.ts'
import { findFootage } from '../footage/index.ts'
import { assetsOf } from './reel-kinds.ts'

/** Names that are not UUIDs can't belong to an existing resource. */
export const resourceIdsOf = (content: ReelContent): string[] =>
  assetsOf(content).filter((asset) => isUuid(asset))

/** Registers the resources the reel uses; rejects one that does not exist. */
export const registerAssetUses = async ({
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

/** Whether a clip has sound is probed at render time: a silent one simply adds none. */
const plainFacts = (rows: readonly ResourceRow[]): Map<string, AssetFacts> =>
  new Map(
    rows.map(({ id, kind, durationSeconds, width, height, composition }) => [
      id,
      {
        kind,
        seconds: durationSeconds,
        hasSound: kind !== 'image',
        ...(width && height ? { ratio: width / height } : {}),
        ...composition,
      },
    ]),
  )

/** With what is known of the words, the sound and the faces of long videos. */
export const readAssetFacts = async ({
  ctx,
  workspaceId,
  rows,
}: {
  ctx: AppContext
  workspaceId: string
  rows: readonly ResourceRow[]
}): Promise<Map<string, AssetFacts>> => {
  const facts = plainFacts(rows)
  const videos = rows.filter(({ kind }) => kind === 'video')
  for (const [id, footage] of await findFootage({ ctx, workspaceId, rows: videos })) {
    const known = facts.get(id)
    if (known) facts.set(id, { ...known, footage })
  }
  return facts
}
