import { MINUTE_MS } from '@kadr/kit/durations'
import { useEffect, useState } from 'react'

/** This minute; the screen is drawn anew when it changes. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
