import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { resources } from '../../../db/schema/library/resources.ts'

export const listRegistered = ({ db, ids }: { db: Db; ids: string[] }) =>
  db
    .select({
      id: resources.id,
      sha256: resources.sha256,
      name: resources.name,
      altText: resources.altText,
      tags: resources.tags,
    })
    .from(resources)
    .where(inArray(resources.id, ids))
