import type { ConsentSource, ConsentSubject } from '@kadr/contract/identity/consents'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { consents } from '../../../db/schema/identity/consents.ts'

export const insertConsent = ({
  db,
  ...values
}: {
  db: Tx
  userId: string
  subject: ConsentSubject
  version: string
  source: ConsentSource
  acceptedAt: Date
}) => db.insert(consents).values(values)

export const findConsent = async ({
  db,
  userId,
  subject,
  version,
}: {
  db: Db | Tx
  userId: string
  subject: ConsentSubject
  version: string
}) => {
  const [row] = await db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.subject, subject),
        eq(consents.version, version),
      ),
    )
    .limit(1)
  return row
}

export const listConsentsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.id))
