import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { takeStep } from './journey.ts'

/** Goes on after a connection succeeded. Returns whether anything was planned. */
export const useJourney = () => {
  const router = useRouter()
  return useCallback((): boolean => {
    const step = takeStep()
    if (!step) return false
    const path = step.to === 'back' ? step.path : `/connections?connect=${step.network}`
    router.history.replace(path)
    return true
  }, [router])
}
