import { WifiOff } from 'lucide-react'
import { useIsOnline } from './use-is-online.ts'

/** The look alone: what OfflineBanner shows. */
export const OfflineNotice = () => (
  <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-label text-surface">
    <WifiOff aria-hidden="true" className="size-4 shrink-0" />
    Нет связи. Показываем то, что уже загружено.
  </p>
)

/** Appears by itself while the device has no network. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return <div role="status">{isOnline ? null : <OfflineNotice />}</div>
}
