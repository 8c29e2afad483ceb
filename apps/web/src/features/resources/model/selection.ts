type Choice = { ids: readonly string[]; index: number; isRange: boolean }

export type Selection = {
  chosen: ReadonlySet<string>
  /** Where a range begins: the file chosen last. */
  anchor: string | undefined
}

export const NOTHING: Selection = { chosen: new Set(), anchor: undefined }

/** Adds or takes away one file; a range adds everything between it and the one chosen before. */
export const toggleIn = (selection: Selection, { ids, index, isRange }: Choice): Selection => {
  const id = ids[index]
  if (id === undefined) return selection
  const chosen = new Set(selection.chosen)
  const from = selection.anchor === undefined ? -1 : ids.indexOf(selection.anchor)
  if (isRange && from >= 0) {
    for (const each of ids.slice(Math.min(from, index), Math.max(from, index) + 1)) chosen.add(each)
  } else if (!chosen.delete(id)) chosen.add(id)
  return { chosen, anchor: id }
}
