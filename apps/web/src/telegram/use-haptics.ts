import { useMemo } from 'react'
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
