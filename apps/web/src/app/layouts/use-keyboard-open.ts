import { useEffect, useState } from 'react'

type Sizes = { layoutHeight: number; visibleHeight: number; scale: number }

// Browser bars take up to ~120 px; the smallest phone keyboards start at about 200.
const KEYBOARD_MIN_HEIGHT = 150

/** The visual viewport also shrinks under a pinch zoom; `scale` tells the two apart. */
export const isKeyboardOpen = ({ layoutHeight, visibleHeight, scale }: Sizes): boolean =>
  layoutHeight - visibleHeight * scale > KEYBOARD_MIN_HEIGHT

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
