import type { Product } from '@kadr/contract/library/products'
import type { AppContext } from '../../../context.ts'
import { getResources, presentResource } from '../resources/index.ts'
import type { ProductRow } from './products.repository.ts'

type PresentInput = { ctx: AppContext; workspaceId: string }

const presentPrice = ({ priceMinor, priceCurrency }: ProductRow) =>
  priceMinor === null || priceCurrency === null
    ? null
    : { minor: priceMinor, currency: priceCurrency }

/** Resources of all rows are loaded in one query. */
export const presentProducts = async ({
  ctx,
  workspaceId,
  rows,
}: PresentInput & { rows: ProductRow[] }): Promise<Product[]> => {
  const ids = [...new Set(rows.flatMap(({ resourceIds }) => resourceIds))]
  const found = ids.length > 0 ? await getResources({ ctx, workspaceId, ids }) : []
  const resources = new Map(found.map((row) => [row.id, presentResource({ ctx, row })]))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    link: row.link,
    description: row.description,
    benefits: row.benefits,
    audience: row.audience,
    price: presentPrice(row),
    brandColor: row.brandColor,
    tone: row.tone,
    resourceIds: row.resourceIds,
    resources: row.resourceIds.flatMap((id) => resources.get(id) ?? []),
    isArchived: row.isArchived,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

export const presentProduct = async ({
  row,
  ...input
}: PresentInput & { row: ProductRow }): Promise<Product> => {
  const [product] = await presentProducts({ ...input, rows: [row] })
  if (!product) throw new Error('One row makes one product')
  return product
}
