import type { Generation, GenerationOutput } from '@kadr/contract/studio/generations'
import { scene as sceneSchema } from '@kadr/contract/studio/scene/scene'
import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { findResources, getResources } from '../../library/resources/index.ts'
import { assetOf, queueGeneration } from '../generations/index.ts'
import { assertDecentReel } from './assert-decent-reel.ts'
import { assertFilled } from './assert-filled.ts'
import { readAssetFacts, resourceIdsOf } from './reel-assets.ts'
import { carouselOf, momentsOf, readContent, sceneOf, soundsOf } from './reel-kinds.ts'
import { getReelRow } from './reels.service.ts'

const invalid = (userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'content' })

/** Queues a render of the reel in its current state. */
export const renderReel = async ({
  ctx,
  workspaceId,
  userId,
  id,
  output,
}: {
  ctx: AppContext
  workspaceId: string
  userId: string
  id: string
  output: GenerationOutput
}): Promise<Generation> => {
  const row = await getReelRow({ ctx, workspaceId, id })
  const stored = readContent(row)
  assertDecentReel(stored)
  const content = output === 'carousel' ? carouselOf(stored) : stored
  assertFilled(content)
  const rows = [
    ...(await getResources({ ctx, workspaceId, ids: resourceIdsOf(content) })),
    ...(await findResources({ ctx, workspaceId, ids: soundsOf(content) })),
  ]
  const facts = await readAssetFacts({ ctx, workspaceId, rows })
  const { data: scene, error } = z.safeParse(sceneSchema, sceneOf({ content, facts }))
  if (!scene) throw invalid(error.issues[0]?.message ?? 'Рилс собрать нельзя')
  const moments = output === 'carousel' ? momentsOf(content) : null
  if (moments === undefined) throw invalid('Такой рилс карусели не даёт. Соберите видео')
  const { kind, title } = row
  return queueGeneration({
    ctx,
    by: { workspaceId, userId },
    order: { reelId: id, kind, title, output, scene, moments, assets: rows.map(assetOf) },
  })
}
