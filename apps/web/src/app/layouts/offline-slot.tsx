import { useStore } from 'zustand'
import { useServices } from '../../platform/api/services.tsx'
import { describeMoment } from '../../platform/text/moment.ts'
import { OfflineBanner } from '../../ui/feedback/offline-banner.tsx'

/** Tells what is shown without a network, and of when it is. */
export const OfflineSlot = () => {
  const { offline } = useServices()
  const since = useStore(offline.old, (old) => old.since)
  // Of the device: the workspace may not be known yet.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const text =
    since === null ? undefined : describeMoment({ at: new Date(since), now: new Date(), timeZone })
  return <OfflineBanner since={text} />
}
