import type { InstallationAction } from '@kadr/contract/base/permissions'
import { MINUTE_MS } from '@kadr/kit/durations'

/** Whoever has a session of an operator, but not their phone, gets no further than the question for a code. */
export const needsSecondFactor = (action: InstallationAction): boolean =>
  action !== 'installation.enter'

/** How long one code lets an operator look and act. */
export const ENTRY_MS = 15 * MINUTE_MS
