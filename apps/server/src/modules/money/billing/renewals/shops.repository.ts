import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { paymentShops } from '../../../../db/schema/money/renewals.ts'

export const hasRefusedSaving = async ({
  db,
  provider,
  since,
}: {
  db: Db | Tx
  provider: string
  since: Date
}): Promise<boolean> => {
  const rows = await db
    .select({ provider: paymentShops.provider })
    .from(paymentShops)
    .where(and(eq(paymentShops.provider, provider), gt(paymentShops.savingRefusedAt, since)))
  return rows.length > 0
}

export const putSavingRefusal = ({
  db,
  provider,
  savingRefusedAt,
}: {
  db: Db
  provider: string
  savingRefusedAt: Date
}) =>
  db
    .insert(paymentShops)
    .values({ provider, savingRefusedAt })
    .onConflictDoUpdate({ target: paymentShops.provider, set: { savingRefusedAt } })
