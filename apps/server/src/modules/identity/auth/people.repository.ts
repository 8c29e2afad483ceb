import type { SignInProvider } from '@kadr/contract/identity/users'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { sessions } from '../../../db/schema/identity/sessions.ts'
import { signIns, users } from '../../../db/schema/identity/users.ts'

export type PersonRow = {
  id: string
  firstName: string
  lastName: string
  createdAt: Date
  blockedAt: Date | null
  lastSeenAt: Date | null
  signIns: { provider: SignInProvider; label: string }[]
}

/** As names are typed: without regard to case and to the dots of ё. */
const toSmall = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** Signs of `like` in the words of a person stand for themselves. */
const toPattern = (words: string) => `%${toSmall(words).replaceAll(/[\\%_]/g, '\\$&')}%`

const CAPITALS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё'

/** A database of the locale C knows the small letters of Latin alone. */
const folded = (text: SQL) => sql`lower(translate(${text}, ${CAPITALS}, ${toSmall(CAPITALS)}))`

/** Newest first: ids grow with time. */
export const listPeople = async ({
  db,
  words,
  before,
  limit,
}: {
  db: Db
  words: string
  before: string | undefined
  limit: number
}): Promise<PersonRow[]> => {
  const pattern = toPattern(words)
  const isFound =
    words === ''
      ? sql`true`
      : sql`(u.id::text = ${words.toLowerCase()}
        or ${folded(sql`u.first_name || ' ' || u.last_name`)} like ${pattern}
        or exists (select 1 from ${signIns} s where s.user_id = u.id
          and (s.subject = ${words} or ${folded(sql`s.label`)} like ${pattern})))`
  const { rows } = await db.execute<PersonRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.created_at as "createdAt",
      u.blocked_at as "blockedAt",
      (select max(last_used_at) from ${sessions} where user_id = u.id) as "lastSeenAt",
      (select coalesce(json_agg(json_build_object('provider', s.provider, 'label', s.label)
        order by s.created_at), '[]') from ${signIns} s where s.user_id = u.id) as "signIns"
    from ${users} u
    where ${isFound} and ${before === undefined ? sql`true` : sql`u.id < ${before}::uuid`}
    order by u.id desc limit ${limit}`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    blockedAt: row.blockedAt && new Date(row.blockedAt),
    lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt),
  }))
}
