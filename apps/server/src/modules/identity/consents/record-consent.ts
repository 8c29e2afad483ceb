import {
  CONSENT_VERSIONS,
  type ConsentSource,
  type ConsentSubject,
} from '@kadr/contract/identity/consents'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findConsent, insertConsent } from './consents.repository.ts'

type Consent = {
  ctx: AppContext
  tx: Tx
  userId: string
  subject: ConsentSubject
  source: ConsentSource
}

/** Whether the person agreed to the present edition of the text. */
export const hasConsented = async ({
  db,
  userId,
  subject,
}: {
  db: Db | Tx
  userId: string
  subject: ConsentSubject
}): Promise<boolean> => {
  const version = CONSENT_VERSIONS[subject]
  return (await findConsent({ db, userId, subject, version })) !== undefined
}

/** Every time it is given: consent to renewals may have been withdrawn in between. */
export const recordConsent = async ({ ctx, tx, ...consent }: Consent): Promise<void> => {
  const version = CONSENT_VERSIONS[consent.subject]
  await insertConsent({ db: tx, ...consent, version, acceptedAt: ctx.clock.now() })
}

/** Once for each edition of the text. */
export const recordConsentOnce = async (consent: Consent): Promise<void> => {
  const { tx, userId, subject } = consent
  if (!(await hasConsented({ db: tx, userId, subject }))) await recordConsent(consent)
}
