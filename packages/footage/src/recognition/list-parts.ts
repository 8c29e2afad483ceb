import type { FootageSound, FootageSpan } from '@kadr/contract/studio/footage'

/** Around speech, so that soft beginnings and endings are heard. Milliseconds. */
const AROUND = 150

const middleOf = ({ from, to }: FootageSpan) => Math.round((from + to) / 2)

/** The silence to part at: the last one that keeps the part short enough, else a cut through the sound. */
const findBorder = (from: number, longest: number, quiet: readonly FootageSpan[]): number => {
  const inside = quiet.filter(
    (span) => middleOf(span) > from + longest * 0.4 && middleOf(span) <= from + longest,
  )
  const last = inside.at(-1)
  return last ? middleOf(last) : from + longest
}

/** Parts of a source with speech in them, each short enough for an engine; silence is never sent to one. */
export const listParts = (
  { speech, quiet }: Pick<FootageSound, 'quiet' | 'speech'>,
  { longest, source }: { longest: number; source: number },
): FootageSpan[] => {
  const parts: FootageSpan[] = []
  for (const spoken of speech) {
    const from = Math.max(parts.at(-1)?.to ?? 0, spoken.from - AROUND, 0)
    const to = Math.min(source, spoken.to + AROUND)
    const last = parts.at(-1)
    if (last && to - last.from <= longest) {
      last.to = Math.max(last.to, to)
      continue
    }
    let at = from
    while (to - at > longest) {
      const border = findBorder(at, longest, quiet)
      parts.push({ from: at, to: border })
      at = border
    }
    if (to > at) parts.push({ from: at, to })
  }
  return parts
}
