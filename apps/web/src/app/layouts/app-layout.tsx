import { Outlet, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { UploadsProvider } from '../../media/uploads/uploads-context.tsx'
import { UploadsTraySlot } from '../../media/uploads/uploads-tray-slot.tsx'
import { useAccount, useSignIn } from '../../platform/api/services.tsx'
import { afterIdle } from '../../platform/page/task-scheduling.ts'
import { useIsDesktop } from '../../platform/page/use-is-desktop.ts'
import { useLeave } from '../../platform/page/use-leave.ts'
import { usePermissions } from '../../platform/session/current-workspace.ts'
import { PageHeaderSlot, PageHelp } from '../../ui/layout/page-header-slot.ts'
import { preloadConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { preloadMenu } from '../../ui/overlays/menu.tsx'
import { FinderProvider, preloadFinder } from '../finder/finder-slot.tsx'
import { KeyMapSlot } from '../keyboard/key-map-slot.tsx'
import { findHelpPage } from '../navigation/help-pages.ts'
import { entriesFor, splitForPhone } from '../navigation/navigation.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CONTENT_ID, SkipLink, useHeadingFocus } from './focus.tsx'
import { OfflineSlot } from './offline-slot.tsx'
import { PhoneHeader } from './phone-header.tsx'
import { ProofSlot } from './proof-slot.tsx'
import { Sidebar } from './sidebar.tsx'

/** Loaded after the page: overlays are not part of the first paint. */
const preloadOverlays = () => {
  preloadMenu()
  preloadConfirmDialog()
  preloadFinder()
}

/** Created before the first render: a target found after it would render every page twice. */
const createTitleTarget = () => {
  const target = document.createElement('div')
  target.className = 'grid min-w-0'
  return target
}

export default function AppLayout() {
  const [titleTarget] = useState(createTitleTarget)
  const attachTitle = useCallback(
    (header: HTMLElement | null) => header?.append(titleTarget),
    [titleTarget],
  )
  const isDesktop = useIsDesktop()
  const help = useRouterState({ select: ({ location }) => findHelpPage(location.pathname) })
  const entries = entriesFor(usePermissions())
  const hasBar = splitForPhone(entries).bar.length > 0
  const user = useAccount((account) => account.user)
  const signIn = useSignIn()
  const leave = useLeave()
  const [isLeft, setIsLeft] = useState(false)
  useHeadingFocus()
  useEffect(() => afterIdle(preloadOverlays), [])

  const logout = () => {
    const leaveNow = () => {
      // Screens send what is not saved yet when they unmount: that needs the session.
      flushSync(() => setIsLeft(true))
      void signIn.logout()
    }
    void leave({ to: '/login', leave: leaveNow })
  }
  if (isLeft) return null

  return (
    <PageHelp value={help}>
      <UploadsProvider>
        <FinderProvider>
          <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
            <SkipLink />
            {isDesktop ? <Sidebar user={user} entries={entries} onLogout={logout} /> : null}
            <div className="flex min-w-0 flex-col">
              {isDesktop ? null : (
                <PhoneHeader
                  user={user}
                  entries={entries}
                  titleRef={attachTitle}
                  onLogout={logout}
                />
              )}
              <OfflineSlot />
              <main
                id={CONTENT_ID}
                tabIndex={-1}
                className={`mx-auto w-full max-w-288 flex-1 px-4 pt-4 outline-none lg:px-8 lg:py-8 lg:has-data-full-bleed:max-w-none lg:has-data-full-bleed:p-0 ${hasBar ? 'pb-[calc(88px+var(--safe-bottom))]' : 'pb-[calc(24px+var(--safe-bottom))]'}`}
              >
                <PageHeaderSlot value={isDesktop ? undefined : titleTarget}>
                  <Outlet />
                </PageHeaderSlot>
              </main>
              {isDesktop ? null : <BottomBar entries={entries} />}
            </div>
            <UploadsTraySlot />
            <KeyMapSlot />
            <ProofSlot />
          </div>
        </FinderProvider>
      </UploadsProvider>
    </PageHelp>
  )
}
