import type { Aspect } from '../knowledge/find-aspect.ts'
import type { Random } from '../random.ts'

/** `item`, `fix` and `pair` hold points; the others are cards of the field. */
export type Slot = 'item' | 'fix' | 'pair' | 'accent' | 'compare' | 'list'

const MISTAKES: readonly (readonly Slot[])[] = [
  ['item', 'fix', 'accent', 'item', 'list', 'pair', 'item', 'compare'],
  ['fix', 'item', 'accent', 'pair', 'item', 'list', 'item', 'fix'],
  ['item', 'accent', 'fix', 'list', 'item', 'pair', 'item', 'compare'],
]

const OTHERS: readonly (readonly Slot[])[] = [
  ['item', 'compare', 'accent', 'list', 'item', 'pair', 'item', 'fix'],
  ['item', 'item', 'accent', 'list', 'item', 'compare', 'pair', 'item'],
  ['compare', 'item', 'accent', 'list', 'item', 'pair', 'item', 'fix'],
  ['item', 'accent', 'compare', 'list', 'item', 'fix', 'item', 'pair'],
  ['item', 'pair', 'accent', 'list', 'item', 'compare', 'item', 'fix'],
]

const LISTED: readonly (readonly Slot[])[] = [
  ['list', 'item', 'accent', 'list', 'item', 'compare', 'item', 'pair'],
  ['list', 'accent', 'item', 'list', 'item', 'pair', 'item', 'compare'],
]

/** What to take along, which papers, what is included: answered by lists first. */
export const asksForList = (topic: string): boolean =>
  /чек-?лист|(?<![а-яё])(?:список|памятк|что взять|что входит|что нужно взять|документы)/iu.test(
    topic,
  )

/** Roles between hook and call, `count` of them. */
export const planMiddle = ({
  aspect,
  isListed,
  count,
  random,
}: {
  aspect: Aspect
  /** The topic asks for a list. */
  isListed: boolean
  count: number
  random: Random
}): Slot[] => {
  const answered = aspect === 'mistakes' || aspect === 'why' ? MISTAKES : OTHERS
  const [plan = []] = random.shuffle(isListed ? LISTED : answered)
  // One or two slides leave no room for an accent.
  if (count < 2) return ['item']
  if (count === 2) return ['item', aspect === 'choose' ? 'compare' : 'list']
  return plan.slice(0, count)
}

/** Slots for a promised number of points: pairs hold two. Fewer points where they have no room. */
export const planCounted = ({
  points,
  count,
}: {
  /** How many the hook promises. */
  points: number
  count: number
}): { slots: Slot[]; points: number } => {
  const accentAt = count < 3 ? -1 : Math.floor(count / 2)
  const slots: Slot[] = Array.from({ length: count }, (_, index) => {
    if (index === accentAt) return 'accent'
    return index % 2 === 1 ? 'fix' : 'item'
  })
  let held = slots.filter((slot) => slot !== 'accent').length
  for (let at = count - 1; at >= 0 && held > points; at -= 1) {
    // A point too many: the slot holds a list of the field instead.
    if (slots[at] === 'accent' || slots[at - 1] === 'list' || slots[at + 1] === 'list') continue
    slots[at] = 'list'
    held -= 1
  }
  for (let at = count - 1; at >= 0 && held < points; at -= 1) {
    const isFree = slots[at] !== 'accent' && slots[at - 1] !== 'pair' && slots[at + 1] !== 'pair'
    if (!isFree) continue
    slots[at] = 'pair'
    held += 1
  }
  return { slots, points: held }
}
