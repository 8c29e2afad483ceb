import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import {
  type Placement,
  type PlacementChange,
  type Point,
  readCorner,
  readGesture,
} from './gesture.ts'

/** Below this distance it is a click, which toggles playback. */
const PRESS_PIXELS = 4
/** `data-grip` of the resize handle. */
export const CORNER = 'corner'

type Grip = 'corner' | 'picture'
type Gesture = {
  grip: Grip
  origin: Placement
  start: Placement
  place: Placement
  from: Map<number, Point>
  to: Map<number, Point>
  hasMoved: boolean
}

type Options = {
  place: Placement
  frame: RefObject<HTMLElement | null>
  /** The place after the change, within the limits of the thing. */
  drag: (change: PlacementChange & { start: Placement }) => Placement
  /** Live value during the gesture, not saved; undefined when it is cancelled. */
  onHold: (place: Placement | undefined) => void
  onKeep: (place: Placement) => void
}

const gripOf = ({ target }: PointerEvent): Grip =>
  target instanceof Element && target.closest(`[data-grip=${CORNER}]`) ? 'corner' : 'picture'
const isSame = (one: Placement, other: Placement) =>
  one.x === other.x && one.y === other.y && one.scale === other.scale
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const placeOf = ({
  gesture,
  box,
  drag,
}: { gesture: Gesture; box: DOMRect } & Pick<Options, 'drag'>) => {
  const { start, grip } = gesture
  const [from, ...others] = gesture.from.values()
  const [to] = gesture.to.values()
  if (!from || !to) return start
  const centre = { x: box.left + start.x * box.width, y: box.top + start.y * box.height }
  const change =
    grip === 'corner' && others.length === 0
      ? readCorner({ centre, from, to })
      : readGesture({ from: [...gesture.from.values()], to: [...gesture.to.values()], frame: box })
  return drag({ start, ...change })
}

/** The whole gesture is one undo step. */
export const usePlacementGesture = ({ place, frame, drag, onHold, onKeep }: Options) => {
  const gesture = useRef<Gesture>(undefined)
  const wasDragged = useRef(false)
  const [held, setHeld] = useState<Grip>()
  const [isDown, setIsDown] = useState(false)

  const end = (isKept: boolean) => {
    const done = gesture.current
    gesture.current = undefined
    setHeld(undefined)
    setIsDown(false)
    if (!done?.hasMoved) return
    onHold(undefined)
    if (isKept && !isSame(done.place, done.origin)) onKeep(done.place)
  }
  const cancelGesture = useEffectEvent(() => end(false))
  useEffect(() => {
    if (!held) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cancelGesture()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [held])

  /** The number of fingers changed: rebase the gesture on the current position. */
  const rebaseGesture = (known: Gesture) => {
    known.start = known.place
    known.from = new Map(known.to)
  }

  const leave = (event: PointerEvent) => {
    const known = gesture.current
    if (!known?.to.delete(event.pointerId)) return
    if (known.to.size === 0) return end(true)
    rebaseGesture(known)
  }

  return {
    /** The active grip. */
    held,
    /** The second finger of a pinch may land anywhere on the picture. */
    isDown,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const known = gesture.current
        if (event.button !== 0 || (known && known.to.size > 1)) return
        if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
        const to = new Map(known?.to).set(event.pointerId, pointOf(event))
        const next = known ?? {
          grip: gripOf(event),
          origin: place,
          start: place,
          place,
          from: to,
          to,
          hasMoved: false,
        }
        next.to = to
        rebaseGesture(next)
        gesture.current = next
        setIsDown(true)
        if (!known) wasDragged.current = false
      },
      onPointerMove: (event: PointerEvent) => {
        const known = gesture.current
        const from = known?.from.get(event.pointerId)
        if (!known || !from || !frame.current) return
        const to = pointOf(event)
        known.to.set(event.pointerId, to)
        if (!known.hasMoved && Math.hypot(to.x - from.x, to.y - from.y) < PRESS_PIXELS) return
        known.hasMoved = true
        wasDragged.current = true
        setHeld(known.grip)
        known.place = placeOf({
          gesture: known,
          box: frame.current.getBoundingClientRect(),
          drag,
        })
        onHold(known.place)
      },
      onPointerUp: leave,
      onPointerCancel: leave,
      // Suppresses the click after a drag; clicks by keyboard have `detail` 0.
      onClickCapture: (event: {
        detail: number
        preventDefault(): void
        stopPropagation(): void
      }) => {
        if (!wasDragged.current || event.detail === 0) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
