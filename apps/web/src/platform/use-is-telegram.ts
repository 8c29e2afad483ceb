import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

const never = () => () => undefined

/** False in the first render, so that hydration matches. */
export const useIsTelegram = () => {
  const { isTelegram } = useServices()
  return useSyncExternalStore(
    never,
    () => isTelegram,
    () => false,
  )
}
