import { NO_BRAND, type ReelBrand, reelBrand } from '@kadr/contract/studio/slideshow'
import type { AppliedBrand } from '@kadr/scene/templates/apply-brand'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceFace } from '../../identity/workspaces/index.ts'
import { findLatestBrand, findLatestLogo } from '../reels/index.ts'
import { endingOf, findFilledKit } from './brand-kits.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

/** Longest brand name that fits a reel; names of workspaces may be longer. */
const MAX_NAME = 40

/** The brand of the latest reel that has one, overridden by the colour and logo of the workspace's settings. */
const guessBrand = async ({ ctx, workspaceId }: InWorkspace): Promise<ReelBrand | undefined> => {
  const found = await findLatestBrand({ db: ctx.db, workspaceId })
  const brand = z.safeParse(reelBrand, found).data
  const { name, brandColor, logoId } = await getWorkspaceFace({ ctx, workspaceId })
  if (brandColor === null && logoId === null) return brand
  return {
    ...(brand ?? { ...NO_BRAND, name: name.slice(0, MAX_NAME) }),
    colour: brandColor ?? brand?.colour ?? null,
    logo: logoId ?? brand?.logo ?? null,
  }
}

/** The brand that the workspace has filled in; until then one that its settings and its reels tell of. */
export const findBrand = async ({
  ctx,
  workspaceId,
}: InWorkspace): Promise<ReelBrand | undefined> => {
  const kit = await findFilledKit({ db: ctx.db, workspaceId })
  return kit ? readOwnBrand({ ctx, workspaceId }) : guessBrand({ ctx, workspaceId })
}

/** What a person begins with in an editor: nothing is guessed from other reels. */
export const readOwnBrand = async ({ ctx, workspaceId }: InWorkspace): Promise<ReelBrand> => {
  const kit = await findFilledKit({ db: ctx.db, workspaceId })
  const { brandColor, logoId } = await getWorkspaceFace({ ctx, workspaceId })
  const { name = '', accent = null, font = null, bodyFont = null } = kit ?? {}
  return { colour: brandColor, accent, name, logo: logoId, font, bodyFont }
}

/** All that the workspace gives to each of its reels. */
export const findAppliedBrand = async ({
  ctx,
  workspaceId,
}: InWorkspace): Promise<AppliedBrand> => {
  const kit = await findFilledKit({ db: ctx.db, workspaceId })
  return {
    brand: (await findBrand({ ctx, workspaceId })) ?? NO_BRAND,
    music: kit?.musicId ?? null,
    ending: endingOf(kit),
  }
}

/** What people outside know the workspace by: it stays the same whatever reel is made next. */
export const findLogo = async ({ ctx, workspaceId }: InWorkspace): Promise<string | null> => {
  const { logoId } = await getWorkspaceFace({ ctx, workspaceId })
  return logoId ?? (await findLatestLogo({ db: ctx.db, workspaceId }))
}
