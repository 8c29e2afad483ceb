const GAP = 8
const NARROW = 640
const TILE_MIN = { narrow: 148, wide: 176 }
/** Two lines of text and the tile's padding. */
const WORDS_HEIGHT = 54

export const gridLayout = (width: number) => {
  const least = width < NARROW ? TILE_MIN.narrow : TILE_MIN.wide
  const columns = Math.max(2, Math.floor((width + GAP) / (least + GAP)))
  const tile = (width - GAP * (columns - 1)) / columns
  return { columns, rowHeight: Math.round(tile + WORDS_HEIGHT + GAP) }
}

type Step = { key: string; index: number; columns: number; count: number }

/** The target of an arrow key; undefined at the edges. */
export const nextTile = ({ key, index, columns, count }: Step): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined || next === index || next < 0 || next >= count) return undefined
  return next
}
