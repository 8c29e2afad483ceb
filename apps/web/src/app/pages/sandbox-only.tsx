import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfig } from '../../platform/api/api-hooks.ts'
import { pageNotFound } from '../../platform/page/page-error.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { ErrorPage } from '../error-pages/error-page.tsx'
import { NotFoundPage } from '../error-pages/not-found-page.tsx'

type SandboxOnlyProps = { title: string; children: ReactNode }

/** A 404 unless the sandbox is on. */
export function SandboxOnly({ title, children }: SandboxOnlyProps) {
  const { pathname } = useLocation()
  const { data: config, error, refetch } = useConfig()
  if (config?.isSandbox) return children
  if (config) return <NotFoundPage message={pageNotFound(pathname).message} isFullScreen />
  if (error) return <ErrorPage error={error} onRetry={() => void refetch()} isFullScreen />
  return (
    <main className="grid min-h-dvh place-content-center bg-canvas text-accent">
      <h1 className="sr-only">{title}</h1>
      <Spinner size={32} label="Загружаем" />
    </main>
  )
}
