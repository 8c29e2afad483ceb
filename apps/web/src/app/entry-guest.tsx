import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { copy } from '../features/team/reviews/copy.ts'
import { GuestReviewPage } from '../features/team/reviews/guest-review-page.tsx'
import { createApiFetch } from '../platform/api/api-address.ts'
import { createApi } from '../platform/api/api-client.ts'
import { ApiProvider } from '../platform/api/services.tsx'
import { ROOT_ELEMENT_ID, readBootData } from '../platform/page/boot-data.ts'
import { followTheme } from '../platform/page/follow-theme.ts'
import { createSessionStore } from '../platform/session/session-store.ts'
import { createWorkspaceStore } from '../platform/session/workspace-store.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import type { ReadyEvent } from './start.ts'

/** The program of `/review/…`: for people without an account, without the router and the rest of the app. */
const READY: ReadyEvent = 'kadr:ready'

const tokenOf = (pathname: string) => pathname.split('/')[2] ?? ''

const start = () => {
  const element = document.getElementById(ROOT_ELEMENT_ID)
  if (!element) throw new Error(`The document has no #${ROOT_ELEMENT_ID}`)
  followTheme()
  const queries = new QueryClient()
  const api = createApi({
    session: createSessionStore(),
    workspace: createWorkspaceStore(),
    queries,
    fetch: createApiFetch(readBootData()),
  })
  const root: Root = createRoot(element, {
    onUncaughtError: () =>
      root.render(<ErrorState title={copy.failed} onRetry={() => window.location.reload()} />),
  })
  root.render(
    <StrictMode>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>
          <GuestReviewPage token={tokenOf(window.location.pathname)} />
        </QueryClientProvider>
      </ApiProvider>
    </StrictMode>,
  )
  document.dispatchEvent(new Event(READY))
}

start()
