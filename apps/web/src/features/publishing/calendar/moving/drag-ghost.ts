type Point = { x: number; y: number }

const ROW_WIDTH = 260
const ROW_SCALE = 0.5

/** A copy of the dragged post under the pointer, moved by a CSS transform without a React render. */
export const makeGhost = ({ source, x, y }: Point & { source: HTMLElement }) => {
  const box = source.getBoundingClientRect()
  const ghost = source.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new Error('A copy of an element is an element')
  for (const name of ['data-item', 'data-movable', 'id', 'aria-describedby']) {
    ghost.removeAttribute(name)
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.tabIndex = -1
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    borderRadius: 'var(--radius-chip)',
    opacity: '0.92',
    pointerEvents: 'none',
    zIndex: 'var(--z-sheet)',
    boxShadow: 'var(--shadow-pop)',
    willChange: 'transform',
    transformOrigin: `${x - box.left}px ${y - box.top}px`,
  })
  // A whole row would cover the days it is dragged to.
  const scale = box.width > ROW_WIDTH ? ROW_SCALE : 1
  document.body.append(ghost)
  source.dataset.taken = ''
  return {
    moveTo: (point: Point) => {
      ghost.style.transform = `translate(${point.x - x}px, ${point.y - y}px) scale(${scale})`
    },
    remove: () => {
      ghost.remove()
      delete source.dataset.taken
    },
  }
}
