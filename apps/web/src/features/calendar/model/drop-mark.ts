import type { DropPlace } from './drop-place.ts'

const MARK = 'over'

/** Shows where a post would land. Only attributes change, so a thousand posts are not drawn anew. */
export const markPlace = ({
  root,
  places,
  isPast,
}: {
  root: HTMLElement
  /** From the most exact; the first that is on screen is marked. */
  places: readonly DropPlace[]
  isPast: boolean
}) => {
  unmarkPlaces(root)
  for (const place of places) {
    const found = root.querySelector(`[data-drop="${place}"]`)
    if (!(found instanceof HTMLElement)) continue
    found.dataset[MARK] = isPast ? 'past' : 'free'
    return found
  }
  return undefined
}

export const unmarkPlaces = (root: HTMLElement) => {
  for (const marked of root.querySelectorAll(`[data-${MARK}]`)) {
    if (marked instanceof HTMLElement) delete marked.dataset[MARK]
  }
}

/** How a marked place looks; for everything that has `data-drop`. */
export const dropStyle =
  'data-[over=free]:bg-accent-soft data-[over=free]:ring-2 data-[over=free]:ring-accent data-[over=free]:ring-inset data-[over=past]:bg-failed-soft data-[over=past]:ring-2 data-[over=past]:ring-failed data-[over=past]:ring-inset'
