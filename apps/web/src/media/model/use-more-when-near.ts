import { type RefObject, useEffect } from 'react'

const AHEAD_PX = 1500

/** Asks for the next page before the person reaches the end of this one. */
export const useMoreWhenNear = ({
  end,
  root,
  onMore,
  isWanted,
}: {
  end: RefObject<HTMLElement | null>
  /** The scrolling element; the window without one. */
  root?: RefObject<HTMLElement | null> | undefined
  onMore: () => void
  isWanted: boolean
}) => {
  useEffect(() => {
    const node = end.current
    if (!node || !isWanted) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      { rootMargin: `${AHEAD_PX}px 0px`, root: root?.current ?? null },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [end, root, onMore, isWanted])
}
