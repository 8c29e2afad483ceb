import { useEffect, useEffectEvent } from 'react'
import { useTelegram } from '../../../telegram/telegram-context.tsx'

/** Runs when the user returns to the app: a visibility event of the browser or of Telegram. */
export const useReturn = (onReturn: () => void) => {
  const bridge = useTelegram()
  const comeBack = useEffectEvent(onReturn)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') comeBack()
    }
    document.addEventListener('visibilitychange', look)
    const stop = bridge?.on('visibility_changed', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop?.()
    }
  }, [bridge])
}
