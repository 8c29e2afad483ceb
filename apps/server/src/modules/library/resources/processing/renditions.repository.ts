import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { resourceRenditions, resources } from '../../../../db/schema/library/resources.ts'

type Rendition = { resourceId: string; fileId: string; need: string }

const isRendition = ({ resourceId, fileId, need }: Rendition) =>
  and(
    eq(resourceRenditions.resourceId, resourceId),
    eq(resourceRenditions.fileId, fileId),
    eq(resourceRenditions.need, need),
  )

export const findRendition = async ({ db, ...which }: Rendition & { db: Db | Tx }) => {
  const [row] = await db.select().from(resourceRenditions).where(isRendition(which))
  return row
}

/** Claims a rendition; false when it is already claimed or made. */
export const claimRendition = async ({ db, ...which }: Rendition & { db: Tx }) => {
  const claimed = await db
    .insert(resourceRenditions)
    .values({ ...which, state: 'making' })
    .onConflictDoNothing()
    .returning({ need: resourceRenditions.need })
  return claimed.length > 0
}

/** Saves a finished rendition unless the file was replaced meanwhile. */
export const saveRendition = async ({
  db,
  resourceId,
  fileId,
  need,
  mimeType,
  size,
  width,
  height,
}: Rendition & {
  db: Db | Tx
  mimeType: string
  size: number
  width: number | null
  height: number | null
}): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into ${resourceRenditions} (resource_id, file_id, need, state, mime_type, size, width, height)
    select id, file_id, ${need}, 'ready', ${mimeType}, ${size}, ${width}::int, ${height}::int
      from ${resources} where id = ${resourceId} and file_id = ${fileId} for key share
    on conflict (resource_id, file_id, need) do update set state = 'ready', failure = null,
      mime_type = excluded.mime_type, size = excluded.size, width = excluded.width, height = excluded.height
    returning need`)
  return rows.length > 0
}

export const failRendition = ({ db, failure, ...which }: Rendition & { db: Db; failure: string }) =>
  db.update(resourceRenditions).set({ state: 'failed', failure }).where(isRendition(which))

/** Deletes renditions of replaced files. */
export const deleteStaleRenditions = ({
  db,
  resourceId,
  fileId,
}: Omit<Rendition, 'need'> & { db: Tx }) =>
  db
    .delete(resourceRenditions)
    .where(
      and(eq(resourceRenditions.resourceId, resourceId), ne(resourceRenditions.fileId, fileId)),
    )

/** The original or one of its renditions, by the variant in a media URL. */
export const findVariant = async ({ db, id, variant }: { db: Db; id: string; variant: string }) => {
  const [row] = await db
    .select({ resource: resources, rendition: resourceRenditions })
    .from(resources)
    .leftJoin(
      resourceRenditions,
      and(
        eq(resourceRenditions.resourceId, resources.id),
        eq(resourceRenditions.fileId, resources.fileId),
        eq(resourceRenditions.need, variant),
        eq(resourceRenditions.state, 'ready'),
      ),
    )
    .where(eq(resources.id, id))
  return row
}
