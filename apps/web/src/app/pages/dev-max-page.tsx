import { useLocation, useSearch } from '@tanstack/react-router'
import { MaxEmulator } from '../../features/operations/dev-max/components/max-emulator.tsx'
import { copy } from '../../features/operations/dev-max/copy.ts'
import { useConfig } from '../../platform/api/api-hooks.ts'
import { pageNotFound } from '../../platform/page/page-error.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { ErrorPage } from '../error-pages/error-page.tsx'
import { NotFoundPage } from '../error-pages/not-found-page.tsx'

/** The emulator of MAX; 404 unless the sandbox is on. */
export default function DevMaxPage() {
  const { pathname } = useLocation()
  const { startapp = '' } = useSearch({ from: '/dev/max' })
  const { data: config, error, refetch } = useConfig()
  if (config?.isSandbox) return <MaxEmulator startParam={startapp} />
  if (config) return <NotFoundPage message={pageNotFound(pathname).message} isFullScreen />
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} isFullScreen />
  return (
    <main className="grid min-h-dvh place-content-center bg-canvas text-accent">
      <h1 className="sr-only">{copy.title}</h1>
      <Spinner size={32} label={copy.launching} />
    </main>
  )
}
