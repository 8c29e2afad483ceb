import { and, asc, count, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, union } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { Db } from '../connection.ts'
import { users } from '../schema/identity/users.ts'
import { workspaceMembers, workspaces } from '../schema/identity/workspaces.ts'
import { rateCounters } from '../schema/platform/rate-counters.ts'

const ANNA = '019a0000-0000-7000-8000-000000000001'
const EMPTY = '019a0000-0000-7000-8000-000000000002'

let database: TestDatabase
let plain: Db
beforeAll(async () => {
  database = await createTestDatabase()
  plain = drizzle(database.pool)
  await plain.insert(users).values({ id: ANNA, firstName: 'Анна', lastName: '' })
  const [own] = await plain
    .insert(workspaces)
    .values([
      { name: 'Её', timeZone: 'Europe/Moscow', personalUserId: ANNA },
      { id: EMPTY, name: 'Ничьё', timeZone: 'Asia/Omsk' },
    ])
    .returning()
  if (!own) throw new Error('The workspace was not inserted')
  await plain.insert(workspaceMembers).values({ workspaceId: own.id, userId: ANNA, role: 'owner' })
})
afterAll(() => database.close())

const people = alias(users, 'people')

const memberCounts = (db: Db) =>
  db
    .select({ workspaceId: workspaceMembers.workspaceId, members: count().as('members') })
    .from(workspaceMembers)
    .groupBy(workspaceMembers.workspaceId)

const SELECTIONS = {
  'all columns of a table': (db: Db) => db.select().from(users).where(eq(users.id, ANNA)),
  'columns of a joined table that has no row': (db: Db) =>
    db
      .select({ name: workspaces.name, person: { id: people.id, name: people.firstName } })
      .from(workspaces)
      .leftJoin(people, eq(people.id, workspaces.personalUserId))
      .orderBy(asc(workspaces.name)),
  'whole tables': (db: Db) =>
    db
      .select()
      .from(workspaces)
      .leftJoin(users, eq(users.id, workspaces.personalUserId))
      .orderBy(asc(workspaces.id)),
  'a part of two tables, where one has no row': (db: Db) =>
    db
      .select({ both: { person: users.id, workspace: workspaces.id } })
      .from(workspaces)
      .leftJoin(users, eq(users.id, workspaces.personalUserId))
      .orderBy(asc(workspaces.id)),
  'expressions with and without a decoder': (db: Db) =>
    db
      .select({
        at: sql`now() - now()`,
        day: sql`date '2026-01-02'`.mapWith((day: string) => `${day}!`),
        created: sql`${workspaces.createdAt}`.mapWith(workspaces.createdAt),
        inside: { number: sql<number>`${1}::int`.as('number') },
      })
      .from(workspaces)
      .where(and(inArray(workspaces.id, [EMPTY, ANNA]), isNull(workspaces.closedAt))),
  'dates, arrays and nulls as values': (db: Db) =>
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(
        sql`${workspaces.createdAt} < ${new Date('2100-01-01')} and ${workspaces.id} in ${[EMPTY, ANNA]} and ${null}::text is null`,
      ),
  'a subquery that is joined': (db: Db) => {
    const counted = memberCounts(db).as('counted')
    return db
      .select({ name: workspaces.name, members: counted.members })
      .from(workspaces)
      .leftJoinLateral(counted, eq(counted.workspaceId, workspaces.id))
      .orderBy(asc(workspaces.name))
  },
  'a subquery that goes before': (db: Db) => {
    const counted = db.$with('counted').as(memberCounts(db))
    return db.with(counted).select().from(counted)
  },
  'a condition with a subquery': (db: Db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(
        exists(db.select().from(workspaceMembers).where(eq(workspaceMembers.userId, users.id))),
      ),
  'a union': (db: Db) =>
    union(
      db.select({ id: users.id }).from(users),
      db.select({ id: workspaces.personalUserId }).from(workspaces),
    ).orderBy(sql`1`),
  'values within the text': (db: Db) =>
    db.select({ text: sql`${'a'}::text`.inlineParams() }).from(users),
}

it.each(Object.entries(SELECTIONS))('writes and reads %s as drizzle does', async (_, select) => {
  const [ours, its] = [select(database.db), select(plain)]
  expect(ours.toSQL()).toEqual(its.toSQL())
  const rows = await ours
  expect(rows).toEqual(await its)
  expect(rows.length).toBeGreaterThan(0)
})

const CHANGES = {
  insert: (db: Db) =>
    db
      .insert(rateCounters)
      .values({ key: 'a', used: 1 })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: { used: sql`${rateCounters.used} + ${1}` },
      })
      .returning({ used: rateCounters.used }),
  update: (db: Db) =>
    db
      .update(workspaces)
      .set({ name: 'Общее', createdAt: sql`${workspaces.createdAt}` })
      .where(eq(workspaces.id, EMPTY))
      .returning(),
  delete: (db: Db) => db.delete(rateCounters).where(eq(rateCounters.key, 'a')).returning(),
}

it.each(Object.entries(CHANGES))(
  'writes the statement of %s as drizzle does',
  async (_, change) => {
    expect(change(database.db).toSQL()).toEqual(change(plain).toSQL())
    expect(await change(database.db)).toHaveLength(1)
  },
)

it('fills the placeholders of a prepared statement', async () => {
  const prepare = (db: Db) =>
    db
      .select({ name: users.firstName })
      .from(users)
      .where(and(eq(users.id, sql.placeholder('id')), sql`${sql.placeholder('one')}::int = 1`))
      .prepare('name_of')
  const input = { id: ANNA, one: 1 }
  expect(await prepare(database.db).execute(input)).toEqual([{ name: 'Анна' }])
})
