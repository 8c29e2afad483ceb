import { useCallback, useEffect, useMemo, useState } from 'react'
import { NOTHING, toggleIn } from './selection.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

const findCommand = ({ key, code, ctrlKey, metaKey }: KeyboardEvent) => {
  if ((ctrlKey || metaKey) && code === 'KeyA') return 'all'
  if (key === 'Escape') return 'clear'
  return key === 'Delete' ? 'delete' : undefined
}

export const useSelection = ({
  ids,
  isEnabled,
  onDelete,
}: {
  ids: readonly string[]
  isEnabled: boolean
  onDelete: () => void
}) => {
  const [selection, setSelection] = useState(NOTHING)
  const clear = useCallback(() => setSelection(NOTHING), [])
  const selectAll = useCallback(
    () => setSelection({ chosen: new Set(ids), anchor: undefined }),
    [ids],
  )
  const toggle = useCallback(
    (choice: { index: number; isRange: boolean }) =>
      setSelection((before) => toggleIn(before, { ids, ...choice })),
    [ids],
  )
  // Deleted and moved files drop out of the selection.
  const chosen = useMemo(() => {
    const known = new Set(ids)
    return new Set([...selection.chosen].filter((id) => known.has(id)))
  }, [ids, selection])

  const count = chosen.size
  useEffect(() => {
    if (!isEnabled) return
    const actions = { all: selectAll, clear, delete: onDelete }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || hasDialog()) return
      const command = findCommand(event)
      if (!command || (command !== 'all' && count === 0)) return
      event.preventDefault()
      actions[command]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isEnabled, count, selectAll, clear, onDelete])

  return { chosen, toggle, selectAll, clear }
}
