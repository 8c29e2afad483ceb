import { useAccount } from '../../../platform/services.tsx'

/** Days of charges are told in the person's own time zone. */
export const usePlanZone = () =>
  useAccount((account) => account.user?.timeZone) ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone
