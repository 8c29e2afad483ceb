import { filterAllowed } from './avoid.ts'
import type { WriterContext } from './writer-context.ts'

/** Picks several distinct texts without words the brand avoids. */
export const chooseTexts = ({
  context: { random, avoids },
  pool,
  count,
}: {
  context: WriterContext
  pool: readonly string[]
  count: number
}): string[] =>
  random.shuffle(filterAllowed({ list: pool, textOf: (text) => text, avoids })).slice(0, count)

export const chooseText = ({
  context,
  pool,
}: {
  context: WriterContext
  pool: readonly string[]
}): string => chooseTexts({ context, pool, count: 1 })[0] ?? ''
