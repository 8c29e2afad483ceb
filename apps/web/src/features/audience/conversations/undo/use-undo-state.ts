import { UNDO_MS } from '@kadr/domain/audience/answer-times'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { UndoOffer } from './undo-context.ts'

/** The last act that can be taken back. Another one takes its place: the first then stays done. */
export const useUndoState = () => {
  const [current, setCurrent] = useState<UndoOffer & { until: number }>()
  const offer = useCallback(
    (next: UndoOffer) => setCurrent({ ...next, until: Date.now() + UNDO_MS }),
    [],
  )
  const dismiss = useCallback(() => setCurrent(undefined), [])
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(dismiss, current.until - Date.now())
    return () => clearTimeout(timer)
  }, [current, dismiss])
  return useMemo(() => ({ current, offer, dismiss }), [current, offer, dismiss])
}
