import { WifiOff } from 'lucide-react'
import { useIsOnline } from './use-is-online.ts'

/** The presentational part of OfflineBanner. */
export const OfflineNotice = () => (
  <p className="flex items-center justify-center gap-2 bg-night px-4 py-2 text-label text-on-night">
    <WifiOff aria-hidden="true" className="size-4 shrink-0" />
    Нет связи. Показываем то, что уже загружено.
  </p>
)

/** Visible while the device is offline. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return <div role="status">{isOnline ? null : <OfflineNotice />}</div>
}
