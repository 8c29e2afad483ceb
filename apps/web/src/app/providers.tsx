import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { MessengerProvider } from '../messenger/messenger-context.tsx'
import type { Messenger } from '../messenger/port.ts'
import { type Services, ServicesProvider } from '../platform/api/services.tsx'
import { LateToaster } from './late-toaster.tsx'
import type { AppRouter } from './routes/router.tsx'

export const App = ({
  services,
  router,
  messenger,
}: {
  services: Services
  router: AppRouter
  /** The client the app runs in as a mini-app. */
  messenger?: Messenger | undefined
}) => (
  <ServicesProvider services={services}>
    <MessengerProvider messenger={messenger}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={router} />
        <LateToaster />
      </QueryClientProvider>
    </MessengerProvider>
  </ServicesProvider>
)
