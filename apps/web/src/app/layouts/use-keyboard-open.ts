import { useSyncExternalStore } from 'react'
import { isKeyboardOpen } from './is-keyboard-open.ts'

const subscribe = (onChange: () => void) => {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  return () => viewport?.removeEventListener('resize', onChange)
}

const read = () => {
  const viewport = window.visualViewport
  if (!viewport) return false
  return isKeyboardOpen({
    layoutHeight: window.innerHeight,
    visibleHeight: viewport.height,
    scale: viewport.scale,
  })
}

/** True while an on-screen keyboard covers the bottom of the page. */
export const useKeyboardOpen = () => useSyncExternalStore(subscribe, read, () => false)
