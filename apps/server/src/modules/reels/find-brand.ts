import { type ReelBrand, reelBrand } from '@kadr/contract/slideshow'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { findLatestBrand } from './reels.repository.ts'

/** The brand people see in the reels of the workspace: colour, name and the resource of the logo. */
export const findBrand = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<ReelBrand | undefined> => {
  const found = await findLatestBrand({ db: ctx.db, workspaceId })
  return z.safeParse(reelBrand, found).data
}
