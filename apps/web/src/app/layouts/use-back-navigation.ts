import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useBackButton } from '../../telegram/use-back-button.ts'

const HOME = '/dashboard'

/** Without history behind it (a session that began on an inner page) the back button opens the dashboard. */
export const useBackNavigation = () => {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const isHome = useRouterState({ select: (state) => state.location.pathname === HOME })
  useBackButton({
    isVisible: !isHome,
    onPress: () => {
      if (canGoBack) router.history.back()
      else void navigate({ to: HOME })
    },
  })
}
