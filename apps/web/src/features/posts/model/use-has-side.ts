import { useSyncExternalStore } from 'react'

// Where the composer has its second column.
const QUERY = '(min-width: 1280px)'

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room beside the text. */
export const useHasSide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
