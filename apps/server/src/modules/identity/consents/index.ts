import type { Module } from '../../../platform/module.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listConsentsOf } from './consents.repository.ts'

export { hasConsented, recordConsent, recordConsentOnce } from './record-consent.ts'

/** What people agreed to: the version of the text, when and where. */
export const consentsModule: Module = {
  name: 'consents',
  exportPersonalData: ({ ctx, userId }) => ({
    consents: readAtOnce(() => listConsentsOf({ db: ctx.db, userId })),
  }),
}
