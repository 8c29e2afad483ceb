import type { AppContext } from '../../../context.ts'
import { readSignedCursor, signCursor } from '../../../platform/paging/signed-cursor.ts'

const DEFAULT_LIMIT = 50

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** A page of a list of the app, with a cursor that no other list and no other filter takes. */
export const readPage = async <T, V>({
  ctx,
  workspaceId,
  list,
  query: { cursor, limit = DEFAULT_LIMIT, ...filters },
  read,
  present,
}: {
  ctx: AppContext
  workspaceId: string
  /** Tells lists apart. */
  list: string
  query: Asked
  read(page: {
    cursor: string | undefined
    limit: number
  }): Promise<{ items: readonly T[]; nextCursor: string | null }>
  present(item: T): V
}): Promise<{ data: V[]; next: string | null }> => {
  const filter = { ...filters, list, workspaceId }
  const place = cursor === undefined ? undefined : readSignedCursor({ ctx, cursor, filter })
  const { items, nextCursor } = await read({ cursor: place, limit })
  return {
    data: items.map(present),
    next: nextCursor === null ? null : signCursor({ ctx, place: nextCursor, filter }),
  }
}

/** A list that the app reads at once, in pages: the place is the number of items before it. */
export const sliceOf =
  <T>(readAll: () => Promise<readonly T[]>) =>
  async ({ cursor, limit }: { cursor: string | undefined; limit: number }) => {
    const from = Number(cursor ?? 0)
    const all = await readAll()
    const items = all.slice(from, from + limit)
    const end = from + items.length
    return { items, nextCursor: end < all.length ? String(end) : null }
  }
