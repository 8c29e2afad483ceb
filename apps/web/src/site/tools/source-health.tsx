import { type DownloadSource, getDownloadState } from '@kadr/contract/downloads'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/services.tsx'

/** How often the source lets us, or why it does not; the place is kept while it is unknown. */
export const SourceHealth = ({ source }: { source: DownloadSource }) => {
  const { data } = useQuery(useApi().query(getDownloadState))
  const state = data?.sources.find((known) => known.source === source)
  if (!data || !state) return <div className="min-h-24" />
  if (!state.isOn) {
    return <p className="min-h-24 text-failed">Здесь этот инструмент выключен владельцем.</p>
  }
  const { engine } = data
  if (!engine.isFound) {
    return (
      <p className="min-h-24 text-failed">
        На сервере нет yt-dlp. Чтобы поставить: <code>{engine.command}</code>
      </p>
    )
  }
  const { success, sampleUrl } = state
  return (
    <div className="grid min-h-24 content-start gap-1">
      {success ? (
        <>
          <p className="text-[2.5rem] leading-none font-bold tracking-[-0.036em]">
            {Math.round((success.found / success.asked) * 100)}&nbsp;%
          </p>
          <p className="text-label text-ink-2">
            удачных за последние 24&nbsp;часа: {success.found} из&nbsp;{success.asked} ссылок
          </p>
        </>
      ) : (
        <p className="text-label text-ink-2">За последние сутки ссылок отсюда не&nbsp;искали.</p>
      )}
      {engine.isOld ? (
        <p className="text-label text-ink-3">
          Программа скачивания от&nbsp;{engine.version}: новые страницы сети она может
          не&nbsp;понять.
        </p>
      ) : null}
      {sampleUrl ? (
        <p className="text-label text-ink-3">
          Сети играет песочница.{' '}
          <a
            href={`?url=${encodeURIComponent(sampleUrl)}`}
            className="underline underline-offset-4"
          >
            Попробовать на примере
          </a>
        </p>
      ) : null}
    </div>
  )
}
