import { type DownloadSource, getDownloadState } from '@kadr/contract/downloads'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/services.tsx'
import { HealthLine } from './health-line.tsx'

/** How often the source lets us, as it is now; `fallback` while that is unknown. */
export const SourceHealth = ({
  source,
  fallback,
}: {
  source: DownloadSource
  fallback: ReactNode
}) => {
  const { data } = useQuery(useApi().query(getDownloadState))
  const state = data?.sources.find((known) => known.source === source)
  if (!data || !state) return fallback
  const { engine } = data
  return (
    <HealthLine text={state.health}>
      {engine.isOld ? (
        <p className="text-label text-ink-3">
          Программа скачивания от&nbsp;{engine.version}: новые страницы сети она может
          не&nbsp;понять.
        </p>
      ) : null}
      {state.sampleUrl ? (
        <p className="text-label text-ink-3">
          Сети играет песочница.{' '}
          <a
            href={`?url=${encodeURIComponent(state.sampleUrl)}`}
            className="underline underline-offset-4"
          >
            Попробовать на примере
          </a>
        </p>
      ) : null}
    </HealthLine>
  )
}
