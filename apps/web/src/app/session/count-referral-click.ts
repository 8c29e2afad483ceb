import { countClick } from '@kadr/contract/money/affiliate'
import { readAddress, startReferral } from '../../platform/analytics/referral.ts'
import type { Services } from '../../platform/api/services.tsx'
import { isSignedIn } from '../../platform/session/session-store.ts'

/** Counts a visit by a partner's link. Signed-in users are not referrals. */
export const countReferralClick = async ({ api, session }: Services): Promise<void> => {
  const code = readAddress()
  if (code === undefined || isSignedIn(session.getState())) return
  startReferral(code)
  // Best effort: a lost click only changes a statistic.
  await api.call(countClick, { body: { code } }).catch(() => undefined)
}
