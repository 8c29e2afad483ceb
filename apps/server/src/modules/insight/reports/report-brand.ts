import { id } from '@kadr/contract/base/primitives'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { findResources, type ResourceRow } from '../../library/resources/index.ts'
import { findBrand, findLogo } from '../../studio/brand/index.ts'

/** Colour and logo from the workspace's settings, or else from its reels. */
export const findReportBrand = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<{ colour: string | null; logo: ResourceRow | null }> => {
  const brand = await findBrand({ ctx, workspaceId })
  const logoId = z.safeParse(id, await findLogo({ ctx, workspaceId })).data
  const ids = logoId === undefined ? [] : [logoId]
  const [logo = null] = await findResources({ ctx, workspaceId, ids })
  return { colour: brand?.colour ?? null, logo }
}

export const logoUrlOf = ({ ctx, row }: { ctx: AppContext; row: ResourceRow }): string | null =>
  row.thumbnail === null ? null : pageMediaUrl({ ctx, row, variant: row.thumbnail })
