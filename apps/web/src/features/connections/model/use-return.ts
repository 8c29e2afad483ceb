import { useEffect, useEffectEvent } from 'react'
import { useTelegram } from '../../../telegram/telegram-context.tsx'

/** Runs when the user returns to the app: a visibility event of the browser or of Telegram. */
export const useReturn = (onReturn: () => void) => {
  const bridge = useTelegram()
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    const checkVisibility = () => {
      if (document.visibilityState === 'visible') handleReturn()
    }
    document.addEventListener('visibilitychange', checkVisibility)
    const stop = bridge?.on('visibility_changed', checkVisibility)
    return () => {
      document.removeEventListener('visibilitychange', checkVisibility)
      stop?.()
    }
  }, [bridge])
}
