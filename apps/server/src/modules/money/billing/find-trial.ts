import { createHmac } from 'node:crypto'
import { normalizeEmail, TRIAL } from '@kadr/domain/money/trial'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { listAccounts } from '../../identity/auth/index.ts'
import { listHeldPeriods } from '../subscription/index.ts'
import { findEmail } from './renewals/renewals.repository.ts'
import { hasHadPlan, hasUsedTrial } from './trials.repository.ts'

type OfUser = { ctx: AppContext; userId: string }

/** Identifies a returning person: sign-in accounts and mailboxes, hashed with a key of the installation. */
const listMarks = async ({ ctx, tx, userId }: OfUser & { tx: Tx }): Promise<string[]> => {
  const accounts = await listAccounts({ tx, userId })
  const texts = [await findEmail({ db: tx, userId }), ...accounts.map(({ label }) => label)]
  const emails = texts.flatMap((text) => (text && normalizeEmail(text)) || [])
  const known = [
    ...accounts.map(({ provider, subject }) => `${provider}:${subject}`),
    ...emails.map((email) => `email:${email}`),
  ]
  const key = ctx.secrets.derive('used-trials')
  return [...new Set(known)].map((text) => createHmac('sha256', key).update(text).digest('hex'))
}

/** Undefined for a person who can't have a trial any more. */
export const findTrialMarks = async (input: OfUser & { tx: Tx }): Promise<string[] | undefined> => {
  const { ctx, tx, userId } = input
  const held = await listHeldPeriods({ ctx, tx, userId })
  if (held.length > 0 || (await hasHadPlan({ db: tx, userId }))) return undefined
  const marks = await listMarks(input)
  return (await hasUsedTrial({ db: tx, marks })) ? undefined : marks
}

export const findTrial = (person: OfUser) =>
  inTransaction(person.ctx.db, async (tx) =>
    (await findTrialMarks({ ...person, tx })) ? TRIAL : null,
  )
