import { AlarmClock, Check } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { listCopy } from './copy.ts'

const ACTIONS_PX = 152
const OPEN_AT_PX = 60
/** Fingers that move more down than aside scroll the list. */
const START_PX = 10
const LONG_PRESS_MS = 500

type Props = {
  /** Undefined for those who may only read: then nothing is swiped. */
  actions: { onLater: () => void; onDone: () => void } | undefined
  onLongPress: (() => void) | undefined
  children: ReactNode
}

const useSwipe = (onLongPress: (() => void) | undefined) => {
  const [offset, setOffset] = useState(0)
  const start = useRef<{ x: number; y: number; from: number; isSwiping: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch') return
    start.current = { x: clientX, y: clientY, from: offset, isSwiping: false }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onLongPress?.(), LONG_PRESS_MS)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { current } = start
    if (!current) return
    const dx = clientX - current.x
    const dy = clientY - current.y
    if (Math.hypot(dx, dy) > START_PX) clearTimeout(timer.current)
    if (!current.isSwiping && Math.abs(dx) < Math.max(START_PX, Math.abs(dy) * 1.5)) return
    current.isSwiping = true
    setOffset(Math.min(0, Math.max(-ACTIONS_PX, current.from + dx)))
  }
  const onPointerUp = () => {
    clearTimeout(timer.current)
    if (!start.current) return
    start.current = undefined
    setOffset((now) => (now < -OPEN_AT_PX ? -ACTIONS_PX : 0))
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { offset, close: () => setOffset(0), handlers }
}

const ACTION =
  'flex w-19 cursor-pointer flex-col items-center justify-center gap-1 text-caption font-medium'

/** Swiped to the left, a row shows what is done most. Both are in the thread, too. */
export const SwipeRow = ({ actions, onLongPress, children }: Props) => {
  const { offset, close, handlers } = useSwipe(onLongPress)
  if (!actions) return children
  const press = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <div className="relative touch-pan-y overflow-hidden" {...handlers}>
      {offset < 0 ? (
        <div className="absolute inset-y-0 right-0 flex">
          <button
            type="button"
            className={`${ACTION} bg-scheduled-soft text-scheduled`}
            onClick={press(actions.onLater)}
          >
            <AlarmClock aria-hidden="true" className="size-5" />
            {listCopy.swipe.later}
          </button>
          <button
            type="button"
            className={`${ACTION} bg-published-soft text-published`}
            onClick={press(actions.onDone)}
          >
            <Check aria-hidden="true" className="size-5" />
            {listCopy.swipe.done}
          </button>
        </div>
      ) : null}
      <div
        className="relative transition-transform duration-(--duration-tap)"
        style={{ transform: offset < 0 ? `translateX(${offset}px)` : undefined }}
      >
        {children}
      </div>
    </div>
  )
}
