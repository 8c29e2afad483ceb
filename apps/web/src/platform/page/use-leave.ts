import { useNavigate, useRouter } from '@tanstack/react-router'

/**
 * Navigates out of the app and calls `leave` as soon as the leave guards have let go, before the next page is loaded.
 * A user who decides to stay does not leave.
 */
export const useLeave = () => {
  const router = useRouter()
  const navigate = useNavigate()
  return ({ to, leave }: { to: '/' | '/login'; leave: () => void }) => {
    const stop = router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      if (!pathChanged) return
      stop()
      if (toLocation.pathname === to) leave()
    })
    return navigate({ to })
  }
}
