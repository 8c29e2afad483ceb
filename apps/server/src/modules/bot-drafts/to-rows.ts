/** Buttons side by side, `width` in a row. */
export const toRows = <T>(items: readonly T[], width: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  )
