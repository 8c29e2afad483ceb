import { useCallback, useMemo, useState } from 'react'

/** Several threads at once; those that have left the list drop out. */
export const useChosen = (ids: readonly string[]) => {
  const [isSelecting, setIsSelecting] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])
  const toggle = useCallback((id: string) => {
    setIsSelecting(true)
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const clear = useCallback(() => {
    setIsSelecting(false)
    setChosen(new Set())
  }, [])
  return {
    isSelecting,
    selected,
    toggle,
    clear,
    begin: () => setIsSelecting(true),
    selectAll: () => setChosen(new Set(ids)),
  }
}
export type Chosen = ReturnType<typeof useChosen>
