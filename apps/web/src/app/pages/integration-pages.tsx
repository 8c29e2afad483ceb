import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const SectionsPage = lazy(() => import('./integrations-page.tsx'))
const WebhooksPage = lazy(
  () => import('../../features/integrations/webhooks/list/webhooks-page.tsx'),
)
const KeysPage = lazy(() => import('../../features/integrations/api-keys/keys-page.tsx'))
const ProgramsPage = lazy(() => import('../../features/integrations/programs/programs-page.tsx'))
const ConfirmationPage = lazy(
  () => import('../../features/integrations/confirmations/confirmation-page.tsx'),
)
const LogPage = lazy(() => import('../../features/integrations/webhooks/log/log-page.tsx'))

/** Of an address that the route has let through. */
const findPage = ([name, id]: readonly string[]) => {
  if (name === 'keys') return <KeysPage />
  if (name === 'programs') return <ProgramsPage />
  if (name === 'confirm' && id !== undefined) return <ConfirmationPage key={id} id={id} />
  if (name !== 'webhooks') return <SectionsPage />
  return id === undefined ? <WebhooksPage /> : <LogPage key={id} id={id} />
}

/** All pages below /integrations: one chunk in the routes, which are part of the shell, and a chunk for each page. */
export default function IntegrationPages() {
  const { _splat = '' } = useParams({ strict: false })
  return <Suspense>{findPage(_splat.split('/').filter((part) => part !== ''))}</Suspense>
}
