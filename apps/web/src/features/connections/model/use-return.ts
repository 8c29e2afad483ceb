import { useEffect, useEffectEvent } from 'react'
import { useTelegram } from '../../../telegram/telegram-context.tsx'

/** Runs when the person comes back to the app: by the browser's word, or by Telegram's. */
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
