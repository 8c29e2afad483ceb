import { type ReelBrand, reelBrand } from '@kadr/contract/slideshow'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { getWorkspaceFace } from '../workspaces/index.ts'
import { findLatestBrand } from './reels.repository.ts'

/**
 * The brand people see: name, logo and font of the latest reel with one, and the colour of the workspace's settings
 * where one is chosen.
 */
export const findBrand = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<ReelBrand | undefined> => {
  const found = await findLatestBrand({ db: ctx.db, workspaceId })
  const brand = z.safeParse(reelBrand, found).data
  const { name, brandColor } = await getWorkspaceFace({ ctx, workspaceId })
  if (brandColor === null) return brand
  return { name, logo: null, font: null, ...brand, colour: brandColor }
}
