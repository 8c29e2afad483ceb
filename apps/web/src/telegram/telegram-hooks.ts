import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../platform/services.tsx'
import type { HapticFeedback } from './methods.ts'
import { useTelegram } from './telegram-context.tsx'

/** Haptic feedback of Telegram; a no-op on the web. */
export const useHaptics = () => {
  const bridge = useTelegram()
  return useMemo(() => {
    const send = (feedback: HapticFeedback) =>
      bridge?.post('web_app_trigger_haptic_feedback', feedback)
    return {
      tap: () => send({ type: 'impact', impact_style: 'light' }),
      success: () => send({ type: 'notification', notification_type: 'success' }),
      error: () => send({ type: 'notification', notification_type: 'error' }),
      select: () => send({ type: 'selection_change' }),
    }
  }, [bridge])
}

/** On a screen with dragging, a downward swipe must not minimize the mini-app. */
export const useSwipeLock = () => {
  const bridge = useTelegram()
  useEffect(() => {
    bridge?.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false })
    return () => bridge?.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  }, [bridge])
}

const never = () => () => undefined

/** False in the first render, so that hydration matches. */
export const useIsTelegram = () => {
  const { isTelegram } = useServices()
  return useSyncExternalStore(
    never,
    () => isTelegram,
    () => false,
  )
}
