import { id } from '@kadr/contract/primitives'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { pageMediaUrl } from '../../platform/storage/media-urls.ts'
import { findBrand } from '../reels/index.ts'
import { findResources, type ResourceRow } from '../resources/index.ts'

/** The colour and the logo clients know: those of the workspace's settings, or else of its reels. */
export const findReportBrand = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<{ colour: string | null; logo: ResourceRow | null }> => {
  const brand = await findBrand({ ctx, workspaceId })
  const logoId = z.safeParse(id, brand?.logo).data
  const ids = logoId === undefined ? [] : [logoId]
  const [logo = null] = await findResources({ ctx, workspaceId, ids })
  return { colour: brand?.colour ?? null, logo }
}

export const logoUrlOf = ({ ctx, row }: { ctx: AppContext; row: ResourceRow }): string | null =>
  row.thumbnail === null ? null : pageMediaUrl({ ctx, row, variant: row.thumbnail })
