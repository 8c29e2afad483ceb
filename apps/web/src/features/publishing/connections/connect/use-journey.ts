import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { consumeStep } from './journey.ts'

export const useJourneyStorage = () => useUserStorage({ isOfTab: true })

/** Goes on after a connection succeeded. Returns whether anything was planned. */
export const useJourney = () => {
  const router = useRouter()
  const storage = useJourneyStorage()
  return useCallback((): boolean => {
    const step = consumeStep(storage)
    if (!step) return false
    const path = step.to === 'back' ? step.path : `/connections?connect=${step.network}`
    router.history.replace(path)
    return true
  }, [router, storage])
}
