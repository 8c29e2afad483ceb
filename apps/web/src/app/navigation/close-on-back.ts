import type { RouterHistory } from '@tanstack/react-router'
import { openOverlays } from '../../ui/overlays/open-overlays.ts'
import type { AppRouter } from '../routes/router.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first entry of the app, when a copy of it lies above for Back to stay in the app. */
    isCopied?: boolean
    isCopy?: boolean
  }
}

/** Past the router, to which nothing has changed. */
const markEntry = (isCopied: boolean) =>
  History.prototype.replaceState.call(window.history, { ...window.history.state, isCopied }, '')

/** The first entry has nothing of ours behind it: Back would leave the app without asking. */
const copyFirstEntry = (router: AppRouter) => {
  if (router.history.canGoBack()) return
  markEntry(true)
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (state) => ({ ...state, isCopied: false, isCopy: true }),
    resetScroll: false,
    hashScrollIntoView: false,
  })
}

/** A blocked step back is undone by the history; a close handler may navigate only after that. */
const closeWhenBack = () =>
  window.addEventListener('popstate', () => openOverlays.closeTop(), { once: true })

const blockBack = (history: RouterHistory) =>
  history.block({
    blockerFn: ({ action }) => {
      if (action !== 'BACK' || !openOverlays.isClosable()) return false
      closeWhenBack()
      return true
    },
    enableBeforeUnload: false,
  })

/** Back closes the topmost dialog before it leaves the page. */
export const closeOverlaysOnBack = ({ router }: { router: AppRouter }) => {
  const { history } = router
  let unblock: (() => void) | undefined
  openOverlays.subscribe(() => {
    if (openOverlays.isAnyOpen() === (unblock !== undefined)) return
    if (unblock) {
      unblock()
      unblock = undefined
      return
    }
    copyFirstEntry(router)
    unblock = blockBack(history)
  })
  history.subscribe(({ location, action }) => {
    if (action.type !== 'BACK' || !location.state.isCopied || openOverlays.isAnyOpen()) return
    // From the copy to what it is a copy of: the person wants further back.
    markEntry(false)
    window.history.back()
  })
}
