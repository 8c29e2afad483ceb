import '../styles/app.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startMessenger } from '../messenger/find-launch.ts'
import { type BootData, ROOT_ELEMENT_ID, readBootData } from '../platform/page/boot-data.ts'
import { afterIdle, yieldToMain } from '../platform/page/task-scheduling.ts'
import { isSignedIn } from '../platform/session/session-store.ts'
import { closeOverlaysOnBack } from './navigation/close-on-back.ts'
import { watchNavigations } from './navigation/navigation-watch.ts'
import { App } from './providers.tsx'
import { type AppRouter, createAppRouter } from './routes/router.tsx'
import { createServices } from './session/create-services.ts'
import { beginLaunchSession, findSignedLaunch } from './session/launch-session.ts'
import { watchSession, watchUser } from './session/session-watch.ts'
import { watchTheme } from './session/theme-watch.ts'
import type { ReadyEvent } from './start.ts'

/** Content pages are prerendered and hydrated; app pages have a skeleton that is replaced. */
const isDrawn = ({ router, boot }: { router: AppRouter; boot: BootData }) =>
  boot.path === window.location.pathname &&
  !router.state.matches.some((match) => match.routeId === '/app')

const READY: ReadyEvent = 'kadr:ready'

const start = async () => {
  const boot = readBootData()
  const launch = findSignedLaunch()
  const messenger = launch && (await startMessenger(launch.params))
  const services = createServices({ boot, launch: launch?.params })
  const opened = services.session.getState()
  watchTheme({ services, messenger })
  const onward = launch && beginLaunchSession({ launch, services })
  await yieldToMain()

  const router = createAppRouter({ services })
  watchNavigations({ router, ...boot })
  closeOverlaysOnBack({ router })
  // The provider subscribes to the history when it mounts; a redirect of the very first page comes earlier.
  const stopFollowing = router.history.subscribe(router.load)
  await yieldToMain()
  await router.load()
  // From the dashboard, so that the back button returns to it; a failed sign-in stays there.
  if (onward && isSignedIn(services.session.getState())) await router.navigate({ href: onward })
  stopFollowing()
  await yieldToMain()

  const root = document.getElementById(ROOT_ELEMENT_ID)
  if (!root) throw new Error(`The document has no #${ROOT_ELEMENT_ID}`)
  const app = (
    <StrictMode>
      <App services={services} router={router} messenger={messenger} />
    </StrictMode>
  )
  const draw = () => {
    if (isDrawn({ router, boot })) {
      // Marks the markup as server-rendered, so that the router renders the same Suspense boundaries.
      router.ssr = { manifest: undefined }
      return hydrateRoot(root, app)
    }
    const created = createRoot(root)
    // A transition renders in slices and keeps the skeleton on screen meanwhile.
    startTransition(() => created.render(app))
    return created
  }
  const drawn = draw()
  document.dispatchEvent(new Event(READY))
  services.payloads.forgetDocument()
  messenger?.ready()

  watchSession({ router, services, opened })
  watchUser({ router, services, erase: () => drawn.unmount() })
  services.analytics.start()
  if (window.location.search.includes('ref=')) {
    void import('./session/count-referral-click.ts').then(
      ({ countReferralClick }) => countReferralClick(services),
      // The visit is not counted; the address still has the code.
      () => undefined,
    )
  }
  afterIdle(() => {
    void import('../platform/offline/offline-app.ts').then(
      ({ startOfflineApp }) => startOfflineApp({ services, buildId: boot.buildId }),
      // Without a network there will be no app.
      () => undefined,
    )
  })
  afterIdle(() => {
    void import('../platform/live/live-events.ts').then(
      ({ startLiveEvents }) => startLiveEvents(services),
      // Live events are optional: without them lists refetch when the tab gets the focus.
      () => undefined,
    )
  })
  afterIdle(() => {
    void import('./navigation/prefetch-pages.ts').then(
      ({ prefetchLinkedPages }) => prefetchLinkedPages({ router, buildId: boot.buildId }),
      // Prefetch is optional: without it a page is fetched on navigation.
      () => undefined,
    )
  })
}

void start()
