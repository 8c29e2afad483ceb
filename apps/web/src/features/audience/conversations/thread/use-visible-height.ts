import { type RefObject, useEffect } from 'react'

/** Above an open keyboard: browsers lay a page out as if it were not there. */
export const useVisibleHeight = (panel: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const fit = () => {
      const { current } = panel
      if (!current) return
      const isCovered = window.innerHeight - visualViewport.height > 1
      current.style.height = isCovered ? `${visualViewport.height}px` : ''
      current.style.top = isCovered ? `${visualViewport.offsetTop}px` : ''
    }
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [panel])
}
