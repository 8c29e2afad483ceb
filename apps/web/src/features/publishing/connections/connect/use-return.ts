import { useEffect, useEffectEvent } from 'react'
import { useMessenger } from '../../../../messenger/messenger-context.tsx'

/** Runs when the user returns to the app: a visibility event of the browser or of the messenger. */
export const useReturn = (onReturn: () => void) => {
  const messenger = useMessenger()
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    const checkVisibility = () => {
      if (document.visibilityState === 'visible') handleReturn()
    }
    document.addEventListener('visibilitychange', checkVisibility)
    const stop = messenger?.onReturn(checkVisibility)
    return () => {
      document.removeEventListener('visibilitychange', checkVisibility)
      stop?.()
    }
  }, [messenger])
}
