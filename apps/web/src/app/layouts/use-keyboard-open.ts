import { useEffect, useState } from 'react'
import { isKeyboardOpen } from './is-keyboard-open.ts'

export const useKeyboardOpen = () => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    // Not read on mount: the keyboard is closed then, and reading sizes forces a layout.
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
