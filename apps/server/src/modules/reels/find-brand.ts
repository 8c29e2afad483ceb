import { type ReelBrand, reelBrand } from '@kadr/contract/slideshow'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { getWorkspaceFace } from '../workspaces/index.ts'
import { findLatestBrand } from './reels.repository.ts'

/** Of a brand's name in reels; a workspace may have a longer one. */
const MAX_NAME = 40

/**
 * The brand people see: that of the latest reel with one, and the colour and logo of the workspace's settings where
 * they are chosen.
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
  const { name, brandColor, logoId } = await getWorkspaceFace({ ctx, workspaceId })
  if (brandColor === null && logoId === null) return brand
  return {
    name: brand?.name ?? name.slice(0, MAX_NAME),
    font: brand?.font ?? null,
    colour: brandColor ?? brand?.colour ?? null,
    logo: logoId ?? brand?.logo ?? null,
  }
}
