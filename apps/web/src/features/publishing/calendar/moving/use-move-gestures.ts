import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useHaptics } from '../../../../messenger/messenger-hooks.ts'
import { copy } from '../copy.ts'
import type { WallDay } from '../dates/wall-day.ts'
import type { PlacedItem } from '../items/placed-item.ts'
import type { CalendarView } from '../page/calendar-search.ts'
import { listenForDrags } from './drag-gesture.ts'
import { markDropTarget, unmarkDropTargets } from './drop-mark.ts'
import { applyDrop, type DropTarget, stepWallTime } from './drop-target.ts'

type Options = {
  root: RefObject<HTMLElement | null>
  view: CalendarView
  first: WallDay
  last: WallDay
  nowWall: string
  findPlaced: (postId: string) => PlacedItem | undefined
  onMove: (move: { placed: PlacedItem; wallTime: string }) => void
}

type Picked = { placed: PlacedItem; wallTime: string }

const titleOf = ({ item }: PlacedItem) => item.title || copy.untitled

/** Left and right move by a day; up and down by a week (month view), an hour (week view) or a day (list). */
const STEPS: Record<CalendarView, Record<string, { days: number; hours: number }>> = (() => {
  const sideways = { ArrowLeft: { days: -1, hours: 0 }, ArrowRight: { days: 1, hours: 0 } }
  const byDays = (days: number) => ({
    ...sideways,
    ArrowUp: { days: -days, hours: 0 },
    ArrowDown: { days, hours: 0 },
  })
  const week = {
    ...sideways,
    ArrowUp: { days: 0, hours: -1 },
    ArrowDown: { days: 0, hours: 1 },
  }
  return { month: byDays(7), week, list: byDays(1), day: byDays(1) }
})()

const targetsOf = (wallTime: string): DropTarget[] => [wallTime.slice(0, 13), wallTime.slice(0, 10)]

/** Moves posts by mouse, long press and keyboard, and announces the result. */
export const useMoveGestures = (options: Options) => {
  const { root, view, first, last, nowWall, findPlaced, onMove } = options
  const [picked, setPicked] = useState<Picked>()
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useRef<string>(undefined)
  const haptics = useHaptics()

  const mark = ({ wallTime, targets }: { wallTime: string; targets: readonly DropTarget[] }) => {
    if (!root.current) return undefined
    return markDropTarget({ root: root.current, targets, isPast: wallTime <= nowWall })
  }
  const unmark = () => root.current && unmarkDropTargets(root.current)

  const dragged = useRef<PlacedItem>(undefined)
  const onStart = useEffectEvent((postId: string) => {
    haptics.tap()
    dragged.current = findPlaced(postId)
    setPicked(undefined)
  })
  const onOver = useEffectEvent((place: DropTarget | undefined) => {
    if (!place || !dragged.current) return unmark()
    mark({ wallTime: applyDrop({ wallTime: dragged.current.wallTime, place }), targets: [place] })
  })
  const onDrop = useEffectEvent((place: DropTarget) => {
    const placed = dragged.current
    dragged.current = undefined
    unmark()
    if (placed) onMove({ placed, wallTime: applyDrop({ wallTime: placed.wallTime, place }) })
  })
  const onCancel = useEffectEvent(() => {
    dragged.current = undefined
    unmark()
    setAnnouncement(copy.move.cancelled)
  })

  useEffect(() => {
    if (!root.current) return
    return listenForDrags({
      root: root.current,
      handlers: {
        onStart: (postId) => onStart(postId),
        onOver: (place) => onOver(place),
        onDrop: ({ place }) => onDrop(place),
        onCancel: () => onCancel(),
      },
    })
  }, [root])

  // The moved post is mounted in another cell, so focus is restored there.
  useEffect(() => {
    if (focusNext.current === undefined) return
    const moved = root.current?.querySelector(`[data-item="${focusNext.current}"]`)
    if (moved instanceof HTMLElement && moved !== document.activeElement) {
      focusNext.current = undefined
      moved.focus()
    }
  })

  const stop = () => {
    setPicked(undefined)
    unmark()
  }

  const step = ({ placed, wallTime }: Picked, by: { days: number; hours: number }) => {
    const next = stepWallTime({ wallTime, ...by })
    const day = next.slice(0, 10)
    if (day < first || day > last) return
    setPicked({ placed, wallTime: next })
    setAnnouncement(next <= nowWall ? copy.move.overPast(next) : copy.move.over(next))
    mark({ wallTime: next, targets: targetsOf(next) })?.scrollIntoView({ block: 'nearest' })
  }

  const pick = (postId: string) => {
    const placed = findPlaced(postId)
    if (!placed) return
    setPicked({ placed, wallTime: placed.wallTime })
    setAnnouncement(copy.move.picked(titleOf(placed), placed.wallTime))
    mark({ wallTime: placed.wallTime, targets: targetsOf(placed.wallTime) })
  }

  const put = ({ placed, wallTime }: Picked) => {
    stop()
    focusNext.current = placed.item.postId
    onMove({ placed, wallTime })
  }

  const onPickedKey = (current: Picked, event: KeyboardEvent) => {
    const by = STEPS[view][event.key]
    if (by) step(current, by)
    else if (event.key === ' ' || event.key === 'Enter') put(current)
    else {
      stop()
      setAnnouncement(copy.move.cancelled)
      if (event.key === 'Tab') return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const movableOf = (target: EventTarget) => {
    const found = target instanceof Element ? target.closest('[data-movable]') : null
    return found instanceof HTMLElement ? found.dataset.item : undefined
  }

  return {
    announcement,
    pickedId: picked?.placed.item.postId,
    keyHandlers: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        focusNext.current = undefined
        if (picked) return onPickedKey(picked, event)
        const postId = event.key === ' ' ? movableOf(event.target) : undefined
        if (postId === undefined) return
        event.preventDefault()
        pick(postId)
      },
      // A button clicks on keyup of the space bar, which picks up and drops the post here.
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ' && movableOf(event.target) !== undefined) event.preventDefault()
      },
    },
  }
}
