import { countClick } from '@kadr/contract/affiliate'
import { readAddress, startReferral } from '../platform/referral.ts'
import type { Services } from '../platform/services.tsx'
import { isSignedIn } from '../platform/session-store.ts'

/** A visitor came by the link of a partner. Who has an account is brought by nobody. */
export const takeReferral = async ({ api, session }: Services): Promise<void> => {
  const code = readAddress()
  if (code === undefined || isSignedIn(session.getState())) return
  startReferral(code)
  // A lost click changes a figure only.
  await api.call(countClick, { body: { code } }).catch(() => undefined)
}
