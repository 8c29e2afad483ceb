import { readFile } from 'node:fs/promises'
import { scene as sceneSchema } from '@kadr/contract/studio/scene/scene'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { findResources, withFiles } from '../../library/resources/index.ts'
import { readAssetFacts, resourceIdsOf } from './reel-assets.ts'
import { momentsOf, readContent, sceneOf } from './reel-kinds.ts'
import { getReelRow } from './reels.service.ts'

/** Half of the width of a video: a preview. */
const SCALE = 0.5

/** The first slide of a reel as a JPEG; undefined for kinds without slides. Throws what rendering throws. */
export const drawCover = async ({
  ctx,
  workspaceId,
  id,
  signal,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
  signal: AbortSignal
}): Promise<Uint8Array | undefined> => {
  const content = readContent(await getReelRow({ ctx, workspaceId, id }))
  const [moment] = momentsOf(content) ?? []
  if (moment === undefined) return undefined
  const rows = await findResources({ ctx, workspaceId, ids: resourceIdsOf(content) })
  const facts = await readAssetFacts({ ctx, workspaceId, rows })
  const scene = z.parse(sceneSchema, sceneOf({ content, facts }))
  // Loaded lazily: only a process that draws needs it.
  const { renderStills } = await import('@kadr/render')
  const { tempDir, cacheDir, path } = ctx.media
  return withFiles({
    ctx,
    rows,
    run: (files) =>
      renderStills({
        scene,
        files,
        signal,
        scale: SCALE,
        tempDir,
        cacheDir,
        path,
        moments: [moment],
        deliver: async ([picture]) => (picture ? await readFile(picture) : undefined),
      }),
  })
}
