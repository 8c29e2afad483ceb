import { type ProofPurpose, proofPurpose } from '@kadr/contract/base/proofs'
import { type PasskeyUse, passkeyUse } from '@kadr/contract/identity/passkeys'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { sessions } from './sessions.ts'
import { users } from './users.ts'

const userColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const sessionColumn = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })

/** Passkeys of people. Their secrets never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    userId: userColumn(),
    /** The domain it was made for; it answers no other. */
    site: text('site').notNull(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential'),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** As the device told it last; 0 of those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAtColumn(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What a browser is to have signed: once, for one session and one purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    sessionId: sessionColumn(),
    /** A purpose of proofs, or `creation`. */
    purpose: choice<ProofPurpose | 'creation'>('purpose').notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.purpose] }),
    check(
      'passkey_challenges_purpose_is_known',
      isOneOf(table.purpose, [...proofPurpose.options, 'creation']),
    ),
  ],
)

/** Sessions that have proved who holds them, until its time is over. */
export const proofs = pgTable(
  'proofs',
  {
    sessionId: sessionColumn(),
    purpose: choice<ProofPurpose>('purpose').notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.purpose] }),
    check('proofs_purpose_is_known', isOneOf(table.purpose, proofPurpose.options)),
  ],
)

/** One row of a person who has used a passkey: locked by whoever tries one. */
export const passkeyGuards = pgTable('passkey_guards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  failures: integer('failures').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** When all passkeys are removed, as they are lost. */
  resetsAt: moment('resets_at'),
})

/** Every use and change of passkeys, for a year. */
export const passkeyLog = pgTable(
  'passkey_log',
  {
    id: idColumn(),
    userId: userColumn(),
    at: moment('at').notNull(),
    use: choice<PasskeyUse>('use').notNull(),
    purpose: choice<ProofPurpose>('purpose'),
    name: text('name'),
    device: text('device').notNull(),
  },
  (table) => [
    index('passkey_log_user').on(table.userId, table.id),
    index('passkey_log_at').on(table.at),
    check('passkey_log_use_is_known', isOneOf(table.use, passkeyUse.options)),
    check('passkey_log_purpose_is_known', isOneOf(table.purpose, proofPurpose.options)),
  ],
)
