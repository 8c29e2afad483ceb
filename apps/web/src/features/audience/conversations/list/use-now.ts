import { MINUTE_MS } from '@kadr/kit/durations'
import { useEffect, useState } from 'react'

/** The time, new every minute: «4 мин» must not stay so. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
