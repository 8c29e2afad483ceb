import { makeGhost } from './drag-ghost.ts'
import type { DropTarget } from './drop-target.ts'

/** A touch held this long starts a drag; a touch that moves earlier scrolls the page. */
const LONG_PRESS_MS = 300
const MOUSE_SLACK = 5
const TOUCH_SLACK = 10
const SCROLL_EDGE = 72
const SCROLL_STEP = 12

type Handlers = {
  onStart: (postId: string) => void
  onOver: (place: DropTarget | undefined) => void
  onDrop: (drop: { postId: string; place: DropTarget }) => void
  /** Ended without a drop. */
  onCancel: () => void
}

type Drag = {
  pointerId: number
  postId: string
  source: HTMLElement
  x: number
  y: number
  isTouch: boolean
  timer: number
  frame: number
  place: DropTarget | undefined
  /** Set once the drag has started. */
  ghost: ReturnType<typeof makeGhost> | undefined
}

const closest = (target: EventTarget | null, selector: string): HTMLElement | undefined => {
  const found = target instanceof Element ? target.closest(selector) : null
  return found instanceof HTMLElement ? found : undefined
}

const placeUnder = ({ x, y }: { x: number; y: number }): DropTarget | undefined =>
  closest(document.elementFromPoint(x, y), '[data-drop]')?.dataset.drop

/** Browsers fire a click after the pointerup of a drag; it must not open the post. */
const swallowClick = () => {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
}

/** Drags `data-movable` elements onto `data-drop` ones: at once by mouse, after a long press by touch. */
export const listenForDrags = ({ root, handlers }: { root: HTMLElement; handlers: Handlers }) => {
  let drag: Drag | undefined

  const scrollAtEdges = () => {
    if (!drag?.ghost) return
    const { x, y } = drag
    const pane = closest(document.elementFromPoint(x, y), '[data-scroller]')
    const box = pane?.getBoundingClientRect()
    const top = Math.max(box?.top ?? 0, 0)
    const bottom = Math.min(box?.bottom ?? window.innerHeight, window.innerHeight)
    const step = y < top + SCROLL_EDGE ? -SCROLL_STEP : y > bottom - SCROLL_EDGE ? SCROLL_STEP : 0
    if (step !== 0) (pane ?? window).scrollBy(0, step)
    drag.frame = requestAnimationFrame(scrollAtEdges)
  }

  const begin = () => {
    if (!drag) return
    drag.ghost = makeGhost(drag)
    drag.frame = requestAnimationFrame(scrollAtEdges)
    handlers.onStart(drag.postId)
  }

  const end = () => {
    if (!drag) return
    window.clearTimeout(drag.timer)
    cancelAnimationFrame(drag.frame)
    drag.ghost?.remove()
    drag = undefined
    watching.abort()
  }

  const cancel = () => {
    const wasDragging = drag?.ghost !== undefined
    end()
    if (wasDragging) handlers.onCancel()
  }

  const onMove = (event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { clientX, clientY } = event
    if (!drag.ghost) {
      const distance = Math.hypot(clientX - drag.x, clientY - drag.y)
      if (distance <= (drag.isTouch ? TOUCH_SLACK : MOUSE_SLACK)) return
      if (drag.isTouch) return end()
      begin()
    }
    drag.x = clientX
    drag.y = clientY
    drag.ghost?.moveTo({ x: clientX, y: clientY })
    drag.place = placeUnder({ x: clientX, y: clientY })
    handlers.onOver(drag.place)
  }

  const onUp = (event: PointerEvent) => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { postId, place, ghost } = drag
    end()
    if (!ghost) return
    swallowClick()
    if (place === undefined) handlers.onCancel()
    else handlers.onDrop({ postId, place })
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag?.ghost) return
    event.stopPropagation()
    cancel()
  }

  let watching = new AbortController()
  const watch = () => {
    watching = new AbortController()
    const { signal } = watching
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
  }

  const onDown = (event: PointerEvent) => {
    const source = closest(event.target, '[data-movable]')
    const postId = source?.dataset.item
    if (drag || !source || postId === undefined || event.button !== 0 || !event.isPrimary) return
    const isTouch = event.pointerType !== 'mouse'
    drag = {
      pointerId: event.pointerId,
      postId,
      source,
      x: event.clientX,
      y: event.clientY,
      isTouch,
      timer: isTouch ? window.setTimeout(begin, LONG_PRESS_MS) : 0,
      frame: 0,
      place: undefined,
      ghost: undefined,
    }
    watch()
  }

  // Scrolling can be prevented only by a non-passive touchmove listener that exists before the touch moves.
  const onTouchMove = (event: TouchEvent) => {
    if (drag?.ghost && event.cancelable) event.preventDefault()
  }
  const onMenu = (event: Event) => {
    if (drag?.isTouch) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  root.addEventListener('contextmenu', onMenu, { signal })
  return () => {
    cancel()
    listening.abort()
  }
}
