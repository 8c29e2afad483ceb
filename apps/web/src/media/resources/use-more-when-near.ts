import { type RefObject, useEffect } from 'react'

const AHEAD_PX = 1500

/** Fetches the next page before the end of the current one is visible. */
export const useMoreWhenNear = ({
  end,
  root,
  onMore,
  isWanted,
}: {
  end: RefObject<HTMLElement | null>
  /** The scrolling element; the window by default. */
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
