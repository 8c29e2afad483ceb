import type {
  ConversationKind,
  ConversationState,
  ItemTone,
} from '@kadr/contract/audience/conversation'
import type { ConversationTab } from '@kadr/contract/audience/conversations'
import { and, arrayContains, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversations, personNotes } from '../../../db/schema/audience/conversations.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'

/** What a member may see: all accounts, or the chosen ones. */
export type Reach = { workspaceId: string; connectionIds: readonly string[] | null }

export const isInReach = ({ workspaceId, connectionIds }: Reach): SQL | undefined =>
  and(
    eq(conversations.workspaceId, workspaceId),
    connectionIds === null
      ? undefined
      : sql`${conversations.connectionId} = any(${sql.param([...connectionIds])}::uuid[])`,
  )

export type ThreadFilter = {
  reach: Reach
  tab?: ConversationTab | undefined
  userId: string
  connectionId?: string | undefined
  kind?: ConversationKind | undefined
  postId?: string | undefined
  tone?: ItemTone | undefined
  isQuestion?: boolean | undefined
  label?: string | undefined
  person?: { connectionId: string; personExternalId: string } | undefined
  search?: string | undefined
}

const OPEN: readonly ConversationState[] = ['new', 'waiting']

const isOfTab = (tab: ConversationTab | undefined, userId: string) => {
  if (tab === undefined) return undefined
  if (tab !== 'mine') return eq(conversations.state, tab)
  return and(eq(conversations.assigneeId, userId), inArray(conversations.state, [...OPEN]))
}

const toLikePattern = (text: string) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`

const matches = (filter: ThreadFilter) =>
  and(
    isInReach(filter.reach),
    isOfTab(filter.tab, filter.userId),
    filter.connectionId ? eq(conversations.connectionId, filter.connectionId) : undefined,
    filter.kind ? eq(conversations.kind, filter.kind) : undefined,
    filter.postId ? eq(conversations.postId, filter.postId) : undefined,
    filter.tone ? eq(conversations.tone, filter.tone) : undefined,
    filter.isQuestion === undefined ? undefined : eq(conversations.isQuestion, filter.isQuestion),
    filter.label ? arrayContains(conversations.labels, [filter.label]) : undefined,
    filter.person
      ? and(
          eq(conversations.connectionId, filter.person.connectionId),
          eq(conversations.personExternalId, filter.person.personExternalId),
        )
      : undefined,
    filter.search ? like(conversations.searchText, toLikePattern(filter.search)) : undefined,
  )

const assignees = alias(users, 'assignees')

/** A thread with what its row shows. */
const selectShown = (db: Db | Tx) =>
  db
    .select({
      thread: conversations,
      account: {
        id: connections.id,
        network: connections.network,
        title: connections.title,
        handle: connections.handle,
        avatarUrl: connections.avatarUrl,
      },
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
      },
    })
    .from(conversations)
    .innerJoin(connections, eq(connections.id, conversations.connectionId))
    .leftJoin(assignees, eq(assignees.id, conversations.assigneeId))

export type ShownThread = Awaited<ReturnType<typeof selectShown>>[number]

export type PagePlace = { at: Date; id: string }

const isAfterPlace = ({ at, id }: PagePlace) =>
  sql`(${conversations.lastItemAt}, ${conversations.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

/** Newest first. The page is found by an index first, then joined with what is shown. */
export const listPage = async ({
  db,
  filter,
  after,
  limit,
}: {
  db: Db
  filter: ThreadFilter
  after: PagePlace | undefined
  limit: number
}): Promise<ShownThread[]> => {
  const page = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(matches(filter), after && isAfterPlace(after)))
    .orderBy(desc(conversations.lastItemAt), desc(conversations.id))
    .limit(limit)
    .as('page')
  return selectShown(db)
    .innerJoin(page, eq(page.id, conversations.id))
    .orderBy(desc(conversations.lastItemAt), desc(conversations.id))
}

export const findShown = async ({
  db,
  reach,
  ids,
}: {
  db: Db | Tx
  reach: Reach
  ids: readonly string[]
}): Promise<ShownThread[]> =>
  ids.length === 0
    ? []
    : selectShown(db)
        .where(and(isInReach(reach), inArray(conversations.id, [...ids])))
        .orderBy(desc(conversations.lastItemAt), desc(conversations.id))

/** Exact up to a maximum: a number of the menu need not count a flood to its end. */
export const countUpTo = async ({
  db,
  filter,
  max,
}: {
  db: Db
  filter: ThreadFilter
  max: number
}): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(conversations)
    .where(matches(filter))
    .limit(max)
    .as('some')
  return db.$count(some)
}

export const listLabels = async ({ db, reach }: { db: Db; reach: Reach }) => {
  const { rows } = await db.execute<{ label: string; count: number }>(sql`
    select label, count(*)::int as count
    from ${conversations}, unnest(${conversations.labels}) as label
    where ${isInReach(reach)}
    group by label order by 2 desc, 1 limit 100`)
  return rows
}

export const findNote = async ({
  db,
  connectionId,
  personExternalId,
}: {
  db: Db | Tx
  connectionId: string
  personExternalId: string
}) => {
  const [row] = await db
    .select({
      note: personNotes,
      by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.authorId))
    .where(
      and(
        eq(personNotes.connectionId, connectionId),
        eq(personNotes.personExternalId, personExternalId),
      ),
    )
  return row
}
