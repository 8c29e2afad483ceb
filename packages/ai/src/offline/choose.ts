import { allowed } from './avoid.ts'
import type { Desk } from './desk.ts'

/** Several of a pool, none twice, without the words the brand avoids. */
export const chooseTexts = ({
  desk: { random, avoids },
  pool,
  count,
}: {
  desk: Desk
  pool: readonly string[]
  count: number
}): string[] =>
  random.shuffle(allowed({ list: pool, textOf: (text) => text, avoids })).slice(0, count)

export const chooseText = ({ desk, pool }: { desk: Desk; pool: readonly string[] }): string =>
  chooseTexts({ desk, pool, count: 1 })[0] ?? ''
