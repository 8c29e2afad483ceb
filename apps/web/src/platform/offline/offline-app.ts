import type { Services } from '../api/services.tsx'
import { isSavingTraffic } from '../page/prefetch.ts'
import { isSignedIn } from '../session/session-store.ts'
import { keepApp, WORKER } from './keep-app.ts'
import { watchOfflineReads } from './offline-reads.ts'

/** A messenger has no page of its own to keep, and a development server no files. */
const canKeepApp = ({ session, isInMessenger }: Services) =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  !isInMessenger &&
  isSignedIn(session.getState()) &&
  !isSavingTraffic(navigator)

/** What other apps share comes to the worker, also while nobody is signed in. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

export const readyForShares = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(WORKER).catch(() => undefined)
}

export const startOfflineApp = ({ services, buildId }: { services: Services; buildId: string }) => {
  watchOfflineReads({ reads: services.offline, queries: services.queries })
  if (isInstalled() && !services.isInMessenger) readyForShares()
  if (!canKeepApp(services)) return
  // A browser that refuses workers, or has no room, works as before.
  void keepApp({ buildId }).catch(() => undefined)
}
