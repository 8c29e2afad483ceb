import { useEffect } from 'react'
import { useTelegram } from './telegram-context.tsx'

/** On a screen with dragging, a downward swipe must not minimize the mini-app. */
export const useSwipeLock = () => {
  const bridge = useTelegram()
  useEffect(() => {
    bridge?.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false })
    return () => bridge?.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  }, [bridge])
}
