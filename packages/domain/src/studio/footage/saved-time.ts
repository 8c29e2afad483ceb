import type { FootageSpan } from '@kadr/contract/studio/footage'
import type { FootageCut } from '@kadr/contract/studio/own-video'
import { cropSpans, measureSpans, mergeSpans } from '@kadr/kit/spans'

/** Milliseconds that cuts take out of a part of the source; what two of them share counts once. */
export const measureCuts = (cuts: readonly FootageSpan[], whole: FootageSpan): number =>
  measureSpans(cropSpans(mergeSpans(cuts), whole))

const near = (one: FootageSpan, other: FootageSpan) => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})

/** Brings back a part of the source: cuts inside of it go, those across its border are shortened. */
export const restorePart = (cuts: readonly FootageCut[], part: FootageSpan): FootageCut[] =>
  cuts.flatMap((cut) => {
    const met = near(cut, part)
    if (met.to <= met.from) return [cut]
    const left = { ...cut, to: met.from }
    const right = { ...cut, from: met.to }
    return [left, right].filter(({ from, to }) => to > from)
  })
