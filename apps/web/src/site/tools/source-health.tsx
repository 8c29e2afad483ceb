import {
  type DownloadSource,
  getDownloadState,
  watchDownloadSource,
} from '@kadr/contract/site/downloads'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { HealthLine, StatusLine } from './health-line.tsx'

type HealthProps = { source: DownloadSource; fallback: ReactNode }

const useSourceState = (source: DownloadSource) => {
  const { data } = useQuery(useApi().query(getDownloadState))
  return data?.sources.find((known) => known.source === source)
}

/** To be told by a notification when most links open again. */
const Watch = ({ source }: { source: DownloadSource }) => {
  const isSignedIn = useIsSignedIn()
  const watch = useApiMutation((api) => api.call(watchDownloadSource, { body: { source } }))
  if (!isSignedIn) {
    const next = encodeURIComponent(`/free-tools/${source}-downloader`)
    return (
      <a href={`/login?next=${next}`} className="text-label underline underline-offset-4">
        Войти, чтобы узнать, когда заработает
      </a>
    )
  }
  return watch.isSuccess ? (
    <p role="status" className="text-label text-ink-2">
      Пришлём уведомление, когда ссылки снова начнут открываться.
    </p>
  ) : (
    <Button
      variant="secondary"
      isLoading={watch.isPending}
      onClick={() => watch.mutate()}
      className="justify-self-start"
    >
      Сказать, когда заработает
    </Button>
  )
}

/** How the source does now; `fallback` until it is known. */
export const SourceHealth = ({ source, fallback }: HealthProps) => {
  const state = useSourceState(source)
  if (!state) return fallback
  return (
    <HealthLine text={state.healthText}>
      {state.health === 'failing' ? <Watch source={source} /> : null}
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

/** The same as a line of the list of tools. */
export const SourceStatus = ({ source, fallback }: HealthProps) => {
  const state = useSourceState(source)
  return state ? <StatusLine text={state.healthText} health={state.health} /> : fallback
}
