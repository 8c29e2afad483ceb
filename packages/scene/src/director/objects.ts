import type { SlideCard } from '@kadr/contract/studio/storyboard'

/** Stands where the picture of the person will be put. */
const PLACE = 'framed-picture'

/** Names of the two objects of a card; null where nothing is drawn. */
export const findObjects = (
  { role, object, sides: [first, second] }: SlideCard,
  { companion, held }: { companion: string | null; held: number | null },
): readonly [string | null, string | null] => {
  const isHalved = role === 'compare' || role === 'pair'
  const names = isHalved ? [first?.object ?? null, second?.object ?? null] : [object, companion]
  const [main = null, other = null] = names.map((name, slot) => (slot === held ? PLACE : name))
  const isAlone = main === null && !isHalved
  return [main, isAlone && held !== 1 ? null : other]
}
