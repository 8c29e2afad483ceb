import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Emulator } from '../../features/operations/dev-telegram/components/emulator.tsx'
import { copy } from '../../features/operations/dev-telegram/copy.ts'
import { useConfig } from '../../platform/api/api-hooks.ts'
import { pageNotFound } from '../../platform/page/page-error.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { ErrorPage } from '../error-pages/error-page.tsx'
import { NotFoundPage } from '../error-pages/not-found-page.tsx'

/** The Telegram emulator; 404 unless the sandbox is on. */
export default function DevTelegramPage() {
  const { pathname } = useLocation()
  const { startapp = '', startgroup = '' } = useSearch({ from: '/dev/telegram' })
  const navigate = useNavigate({ from: '/dev/telegram' })
  const { data: config, error, refetch } = useConfig()
  if (config?.isSandbox)
    return (
      <Emulator
        startParam={startapp}
        groupCode={startgroup}
        onJoined={() => void navigate({ search: {}, replace: true })}
      />
    )
  if (config) return <NotFoundPage message={pageNotFound(pathname).message} isFullScreen />
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} isFullScreen />
  return (
    <main className="grid min-h-dvh place-content-center bg-canvas text-accent">
      <h1 className="sr-only">{copy.title}</h1>
      <Spinner size={32} label={copy.launching} />
    </main>
  )
}
