import { useSyncExternalStore } from 'react'

// The xl breakpoint, where the composer gets its second column.
const QUERY = '(min-width: 1280px)'

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export const useHasSide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
