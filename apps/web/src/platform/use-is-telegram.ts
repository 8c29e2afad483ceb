import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

const never = () => () => undefined

/** False in the first drawing, so that it equals the server's. */
export const useIsTelegram = () => {
  const { isTelegram } = useServices()
  return useSyncExternalStore(
    never,
    () => isTelegram,
    () => false,
  )
}
