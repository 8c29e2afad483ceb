type Choice = { ids: readonly string[]; index: number; isRange: boolean }

export type Selection = {
  chosen: ReadonlySet<string>
  /** The start of a range: the file selected last. */
  anchor: string | undefined
}

export const NOTHING: Selection = { chosen: new Set(), anchor: undefined }

/** Toggles one file; a range selects everything between it and the anchor. */
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
