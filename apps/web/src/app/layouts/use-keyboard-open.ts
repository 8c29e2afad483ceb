import { useEffect, useState } from 'react'
import { isKeyboardOpen } from './is-keyboard-open.ts'

/** True while an on-screen keyboard covers the bottom of the page. */
export const useKeyboardOpen = () => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    // Read at a change only: a keyboard is never up at first, and reading sizes lays the page out.
    const read = () =>
      setIsOpen(
        isKeyboardOpen({
          layoutHeight: window.innerHeight,
          visibleHeight: viewport.height,
          scale: viewport.scale,
        }),
      )
    viewport.addEventListener('resize', read)
    return () => viewport.removeEventListener('resize', read)
  }, [])
  return isOpen
}
