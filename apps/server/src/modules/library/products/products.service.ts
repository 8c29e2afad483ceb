import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  listProducts as listProductsRoute,
  Product,
  ProductInput,
  updateProduct as updateProductRoute,
} from '@kadr/contract/library/products'
import { UserError } from '@kadr/domain/base/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { replaceUses } from '../resources/index.ts'
import { linkKey, nameKey, searchText } from './product-keys.ts'
import { presentProduct, presentProducts } from './products.presenter.ts'
import type { ProductRow, ProductValues } from './products.repository.ts'
import * as repository from './products.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type ProductKey = InWorkspace & { id: string }

const PAGE = 50
const MAX_NAME = 200

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Продукт не найден' })

const assertCursor = (cursor: string | undefined) => {
  if (cursor === undefined || isUuid(cursor)) return
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Список изменился. Откройте его заново',
    field: 'cursor',
  })
}

type Changes = Omit<RouteInput<typeof updateProductRoute>['body'], 'version' | 'isArchived'>
type Texts = Pick<ProductValues, 'name'> & Partial<Pick<ProductValues, 'link' | 'description'>>

/** Search and duplicate keys of the resulting texts. */
const keysOf = ({ name, link = '', description = '' }: Texts) => ({
  name,
  nameKey: nameKey(name),
  linkKey: linkKey(link),
  searchText: searchText(name, link, description),
})

/** Only the given fields, as columns. */
const toColumns = (input: Changes): Partial<ProductValues> => {
  const { price, resourceIds, name: _, ...texts } = input
  return {
    ...texts,
    ...(price !== undefined && {
      priceMinor: price?.minor ?? null,
      priceCurrency: price?.currency ?? null,
    }),
    ...(resourceIds && { resourceIds: [...new Set(resourceIds)] }),
  }
}

const saveResourceUses = ({ ctx, tx, row }: { ctx: AppContext; tx: Tx; row: ProductRow }) =>
  replaceUses({
    ctx,
    tx,
    workspaceId: row.workspaceId,
    kind: 'product',
    usedBy: row.id,
    title: row.name,
    resourceIds: row.resourceIds,
  })

const insert = ({ ctx, values }: { ctx: AppContext; values: ProductValues }) =>
  inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const [row] = await repository.insertProducts({
      db: tx,
      values: [{ ...values, createdAt: now, updatedAt: now }],
    })
    if (!row) throw new Error('The product was not inserted')
    await saveResourceUses({ ctx, tx, row })
    return row
  })

export const listProducts = async ({
  ctx,
  workspaceId,
  query,
}: InWorkspace & {
  query: {
    cursor?: string | undefined
    limit?: number | undefined
    search?: string | undefined
    state?: 'active' | 'archived' | undefined
  }
}): Promise<RouteData<typeof listProductsRoute>> => {
  assertCursor(query.cursor)
  const limit = query.limit ?? PAGE
  const rows = await repository.listProducts({
    db: ctx.db,
    workspaceId,
    isArchived: query.state === 'archived',
    search: searchText(query.search ?? '') || undefined,
    before: query.cursor,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    items: await presentProducts({ ctx, workspaceId, rows: page }),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

export const getProduct = async ({ ctx, workspaceId, id }: ProductKey): Promise<Product> => {
  const row = await repository.findProduct({ db: ctx.db, workspaceId, id })
  if (!row) throw notFound()
  return presentProduct({ ctx, workspaceId, row })
}

export const createProduct = async ({
  ctx,
  workspaceId,
  input,
}: InWorkspace & { input: ProductInput }): Promise<Product> => {
  const values = { ...toColumns(input), ...keysOf(input), workspaceId }
  const row = await insert({ ctx, values })
  return presentProduct({ ctx, workspaceId, row })
}

/** Optimistic locking: rejected when the product has changed since `version`. */
export const updateProduct = async ({
  ctx,
  workspaceId,
  id,
  changes: { version, isArchived, ...input },
}: ProductKey & { changes: RouteInput<typeof updateProductRoute>['body'] }): Promise<Product> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    const known = await repository.lockProduct({ db: tx, workspaceId, id })
    if (!known) throw notFound()
    if (known.version !== version) {
      throw new UserError({
        code: 'VERSION_CONFLICT',
        userMessage:
          'Продукт уже изменили в другой вкладке или другой участник. Ничего не потеряно: загрузите свежую версию, сверьте поля и сохраните ещё раз',
        field: 'version',
      })
    }
    const changed = await repository.updateProduct({
      db: tx,
      workspaceId,
      id,
      values: {
        ...toColumns(input),
        ...keysOf({
          name: input.name ?? known.name,
          link: input.link ?? known.link,
          description: input.description ?? known.description,
        }),
        ...(isArchived !== undefined && { isArchived }),
        updatedAt: ctx.clock.now(),
      },
    })
    await saveResourceUses({ ctx, tx, row: changed })
    return changed
  })
  return presentProduct({ ctx, workspaceId, row })
}

const copyName = (name: string) => {
  const suffix = ' (копия)'
  return `${name.slice(0, MAX_NAME - suffix.length).toWellFormed()}${suffix}`
}

export const duplicateProduct = async ({ ctx, workspaceId, id }: ProductKey): Promise<Product> => {
  const known = await repository.findProduct({ db: ctx.db, workspaceId, id })
  if (!known) throw notFound()
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...rest } = known
  const keys = keysOf({ ...rest, name: copyName(known.name) })
  const row = await insert({ ctx, values: { ...rest, ...keys, isArchived: false } })
  return presentProduct({ ctx, workspaceId, row })
}

/** Its resources stay in the library without this use. */
export const deleteProduct = ({ ctx, workspaceId, id }: ProductKey): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await repository.lockProduct({ db: tx, workspaceId, id })
    if (!row) throw notFound()
    await repository.deleteProduct({ db: tx, workspaceId, id })
    await saveResourceUses({ ctx, tx, row: { ...row, resourceIds: [] } })
  })

/** Adds pictures to a product without any. A deleted product, or one that has some, is not changed. */
export const addMissingPictures = ({
  ctx,
  workspaceId,
  id,
  resourceIds,
}: ProductKey & { resourceIds: string[] }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const known = await repository.lockProduct({ db: tx, workspaceId, id })
    if (!known || known.resourceIds.length > 0) return
    const row = await repository.updateProduct({
      db: tx,
      workspaceId,
      id,
      values: { resourceIds: [...new Set(resourceIds)], updatedAt: ctx.clock.now() },
    })
    await saveResourceUses({ ctx, tx, row })
  })

export const exportProducts = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  products: mapPages(
    readPages((page) => repository.listProductsOfOwner({ db: ctx.db, userId, ...page })),
    (rows) => rows.map(({ nameKey: _, linkKey: __, searchText: ___, ...product }) => product),
  ),
})
