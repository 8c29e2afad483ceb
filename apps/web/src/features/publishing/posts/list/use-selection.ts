import { useCallback, useMemo, useState } from 'react'

/** Rows that have left the list drop out of the selection. */
export const useSelection = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return {
    selected,
    toggle,
    selectAll: () => setChosen(new Set(ids)),
    clear: useCallback(() => setChosen(new Set()), []),
  }
}
