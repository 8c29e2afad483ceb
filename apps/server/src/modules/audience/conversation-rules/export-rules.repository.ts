import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { conversationRules } from '../../../db/schema/audience/rules.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export const listRulesOfOwner = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(conversationRules))
    .from(conversationRules)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, conversationRules.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(conversationRules.id, after),
      ),
    )
    .orderBy(asc(conversationRules.id))
    .limit(limit)
