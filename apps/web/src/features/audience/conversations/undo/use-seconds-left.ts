import { SECOND_MS } from '@kadr/kit/durations'
import { useEffect, useState } from 'react'

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))

/** Counts down to a moment; zero once it has passed. */
export const useSecondsLeft = (until: number): number => {
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    const tick = () => setSeconds(left(until))
    tick()
    const timer = setInterval(tick, SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
