import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import type { CutReason, FootageCut } from '@kadr/contract/studio/own-video'
import { mergeSpans } from '@kadr/kit/spans'

/** A word is struck out when most of it is cut. */
const CUT_SHARE = 0.5
/** A shorter one is not worth a mark. */
const LEAST_PAUSE_MS = 100

const meet = (one: FootageSpan, other: FootageSpan) =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

/** A person's own cut is told first: it is the one that is not made again. */
const RANK: Readonly<Record<CutReason, number>> = { hand: 0, filler: 1, repeat: 2, pause: 3 }

/** Cuts in order of their beginnings, with an index that only moves on. */
const createLook = (cuts: readonly FootageCut[]) => {
  const sorted = cuts.toSorted((one, other) => one.from - other.from)
  const longest = Math.max(0, ...cuts.map(({ from, to }) => to - from))
  let start = 0
  return (span: FootageSpan): FootageCut[] => {
    while (start < sorted.length && (sorted[start]?.from ?? 0) < span.from - longest) start += 1
    const found: FootageCut[] = []
    for (let at = start; at < sorted.length; at += 1) {
      const cut = sorted[at]
      if (!cut || cut.from >= span.to) break
      if (cut.to > span.from) found.push(cut)
    }
    return found
  }
}

/** Why each word is cut; null for those that are kept. */
export const listWordStates = (
  words: readonly FootageWord[],
  cuts: readonly FootageCut[],
): (CutReason | null)[] => {
  const look = createLook(cuts)
  return words.map((word) => {
    const over = look(word)
    const gone = mergeSpans(over).reduce((sum, cut) => sum + meet(cut, word), 0)
    if (gone < (word.to - word.from) * CUT_SHARE) return null
    const [first] = over.toSorted((one, other) => RANK[one.why] - RANK[other.why])
    return first?.why ?? null
  })
}

/** Milliseconds of pauses that are cut before each word; the last one is after all of them. */
export const listPauses = (
  words: readonly FootageWord[],
  cuts: readonly FootageCut[],
): number[] => {
  const look = createLook(cuts.filter(({ why }) => why === 'pause'))
  return Array.from({ length: words.length + 1 }, (_, index) => {
    const from = words[index - 1]?.to ?? 0
    const to = words[index]?.from ?? Number.MAX_SAFE_INTEGER
    if (to <= from) return 0
    const gone = look({ from, to }).reduce((sum, cut) => sum + meet(cut, { from, to }), 0)
    return gone < LEAST_PAUSE_MS ? 0 : gone
  })
}
