import { type ReelBrand, reelBrand } from '@kadr/contract/studio/slideshow'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceFace } from '../../identity/workspaces/index.ts'
import { findLatestBrand, findLatestLogo } from './reels.repository.ts'

/** Longest brand name that fits a reel; names of workspaces may be longer. */
const MAX_NAME = 40

/** The brand of the latest reel that has one, overridden by the colour and logo of the workspace's settings. */
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

/** What people outside know the workspace by: it stays the same whatever reel is made next. */
export const findLogo = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<string | null> => {
  const { logoId } = await getWorkspaceFace({ ctx, workspaceId })
  return logoId ?? (await findLatestLogo({ db: ctx.db, workspaceId }))
}
