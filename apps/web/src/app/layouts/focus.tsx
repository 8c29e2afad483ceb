import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export const CONTENT_ID = 'content'

/** The first Tab stop: skips the navigation. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="sr-only z-(--z-toast) rounded-control bg-night px-4 py-3 text-label font-medium text-on-night focus:not-sr-only focus:fixed focus:top-[calc(var(--safe-top)+8px)] focus:left-2"
  >
    К содержанию
  </a>
)

const focusHeading = () => {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.classList.add('outline-none')
  heading.focus({ preventScroll: true })
}

/** Moves the focus to the heading after a navigation, where a screen reader starts after a document load. */
export const useHeadingFocus = () => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shownPath = useRef(path)
  useEffect(() => {
    if (path === undefined || shownPath.current === path) return
    const isFirstPage = shownPath.current === undefined
    shownPath.current = path
    if (isFirstPage) return
    // A closing menu returns the focus to its button first.
    const frame = requestAnimationFrame(() => requestAnimationFrame(focusHeading))
    return () => cancelAnimationFrame(frame)
  }, [path])
}
