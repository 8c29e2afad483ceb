const SIZE = 500

/** PostgreSQL allows 65,535 parameters in a statement. */
export const chunksOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / SIZE) }, (_, index) =>
    items.slice(index * SIZE, (index + 1) * SIZE),
  )
