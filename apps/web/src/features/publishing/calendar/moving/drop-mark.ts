import type { DropTarget } from './drop-target.ts'

const LOOKS = {
  free: { color: 'accent', name: 'free' },
  past: { color: 'failed', name: 'past' },
} as const

/** Marks the drop target in the DOM directly, to avoid a React render of all posts on every pointer move. */
export const markDropTarget = ({
  root,
  targets,
  isPast,
}: {
  root: HTMLElement
  /** From the most to the least exact; the first one in the DOM is marked. */
  targets: readonly DropTarget[]
  isPast: boolean
}) => {
  unmarkDropTargets(root)
  const { color, name } = isPast ? LOOKS.past : LOOKS.free
  for (const place of targets) {
    const found = root.querySelector(`[data-drop="${place}"]`)
    if (!(found instanceof HTMLElement)) continue
    found.dataset.over = name
    found.style.backgroundColor = `var(--color-${color}-soft)`
    found.style.boxShadow = `inset 0 0 0 2px var(--color-${color})`
    return found
  }
  return undefined
}

export const unmarkDropTargets = (root: HTMLElement) => {
  for (const marked of root.querySelectorAll('[data-over]')) {
    if (!(marked instanceof HTMLElement)) continue
    delete marked.dataset.over
    marked.style.backgroundColor = ''
    marked.style.boxShadow = ''
  }
}
