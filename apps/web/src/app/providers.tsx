import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type Services, ServicesProvider } from '../platform/services.tsx'
import type { Bridge } from '../telegram/bridge.ts'
import { TelegramProvider } from '../telegram/telegram-context.tsx'
import { LateToaster } from './late-toaster.tsx'
import type { AppRouter } from './router.tsx'

export const App = ({
  services,
  router,
  bridge,
}: {
  services: Services
  router: AppRouter
  /** The Telegram client, when the app runs inside one. */
  bridge?: Bridge | undefined
}) => (
  <ServicesProvider services={services}>
    <TelegramProvider bridge={bridge}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={router} />
        <LateToaster />
      </QueryClientProvider>
    </TelegramProvider>
  </ServicesProvider>
)
