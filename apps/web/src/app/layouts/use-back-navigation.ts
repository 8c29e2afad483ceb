import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useBackButton } from '../../messenger/messenger-hooks.ts'
import { openOverlays, useIsOverlayOpen } from '../../ui/overlays/open-overlays.ts'

const HOME = '/dashboard'

/**
 * Telegram's back button closes the open dialog first. Without history behind it (a session that began on an inner
 * page) it opens the dashboard.
 */
export const useBackNavigation = () => {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const isHome = useRouterState({ select: (state) => state.location.pathname === HOME })
  const isOverlayOpen = useIsOverlayOpen()
  useBackButton({
    isVisible: !isHome || isOverlayOpen,
    onPress: () => {
      if (openOverlays.closeTop()) return
      if (canGoBack) router.history.back()
      else void navigate({ to: HOME })
    },
  })
}
