/** One synthesis pass: amount of audio when each word began and ended. */
export type Pass = {
  rate: number
  count: number
  events: { kind: 'sentence' | 'wordEnd' | 'wordStart'; position: number; at: number }[]
}

/** Events are reported before the block that contains them. */
const BLOCK_SECONDS = 0.1

/** Sentences start with a new block, so their positions are exact in both passes. */
const sentencesOf = ({ events, rate, count }: Pass) => {
  const starts = events.filter(({ kind }) => kind === 'sentence').map(({ at }) => at / rate)
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? count / rate }))
}

/** Word times of the audible pass, measured in the slow one. */
export const timesOf = ({ slow, heard }: { slow: Pass; heard: Pass }) => {
  const from = sentencesOf(slow)
  const to = sentencesOf(heard)
  const map = (seconds: number): number => {
    const index = Math.max(
      0,
      from.findLastIndex(({ start }) => start <= seconds),
    )
    const source = from[index]
    const target = to[index]
    if (!source || !target) return 0
    const share = (seconds - source.start) / Math.max(0.001, source.end - source.start)
    return target.start + Math.min(1, share) * (target.end - target.start)
  }
  const words: { position: number; start: number; end: number }[] = []
  for (const { kind, position, at } of slow.events) {
    const middle = map(at / slow.rate + BLOCK_SECONDS / 2)
    const last = words.at(-1)
    if (kind === 'wordStart') words.push({ position, start: middle, end: middle })
    else if (kind === 'wordEnd' && last) last.end = middle
  }
  return words
}
