import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'

export const listAuthorRows = ({ db, workspaceId }: { db: Db; workspaceId: string }) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      or(
        inArray(
          users.id,
          db
            .select({ id: workspaceMembers.userId })
            .from(workspaceMembers)
            .where(eq(workspaceMembers.workspaceId, workspaceId)),
        ),
        inArray(
          users.id,
          db
            .selectDistinct({ id: posts.authorId })
            .from(posts)
            .where(eq(posts.workspaceId, workspaceId)),
        ),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
