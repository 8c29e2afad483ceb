import { WifiOff } from 'lucide-react'
import { useIsOnline } from './use-is-online.ts'

/** The presentational part of OfflineBanner. */
export const OfflineNotice = ({ since }: { since?: string | undefined }) => (
  <p className="flex items-center justify-center gap-2 bg-night px-4 py-2 text-label text-on-night">
    <WifiOff aria-hidden="true" className="size-4 shrink-0" />
    {since === undefined
      ? 'Нет связи. Показываем то, что уже загружено.'
      : `Нет связи. Показано сохранённое ${since}.`}
  </p>
)

/** Visible while the device is offline, or what is on screen is of before. */
export function OfflineBanner({ since }: { since?: string | undefined }) {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {isOnline && since === undefined ? null : <OfflineNotice since={since} />}
    </div>
  )
}
