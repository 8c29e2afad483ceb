const SHORTEST_BEGUN = 5

type Row = number[]

/** One row of the table of edits: `j` letters of the word, with neighbours swapped as one edit. */
const nextRow = ({ typed, word, i, above, twoAbove }: Table): Row => {
  const row: Row = [i]
  for (let j = 1; j <= word.length; j += 1) {
    const isSame = typed[i - 1] === word[j - 1]
    const change = (above[j - 1] ?? Infinity) + (isSame ? 0 : 1)
    let least = Math.min(change, (above[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1)
    if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
      least = Math.min(least, (twoAbove[j - 2] ?? Infinity) + 1)
    }
    row.push(least)
  }
  return row
}
type Table = { typed: string; word: string; i: number; above: Row; twoAbove: Row }

/**
 * How many letters were missed, added, changed or swapped with their neighbour: of the whole word and, for longer ones,
 * of any beginning of it, because the rest is not typed yet. Counting stops above `most`.
 */
export const editsToPrefix = ({
  typed,
  word: whole,
  most,
}: {
  typed: string
  word: string
  most: number
}): number => {
  const isBegun = typed.length >= SHORTEST_BEGUN
  const word = isBegun ? whole.slice(0, typed.length + most) : whole
  if (Math.abs(word.length - typed.length) > most) return Infinity
  let twoAbove: Row = []
  let above: Row = Array.from({ length: word.length + 1 }, (_, j) => j)
  for (let i = 1; i <= typed.length; i += 1) {
    const row = nextRow({ typed, word, i, above, twoAbove })
    if (Math.min(...row) > most) return Infinity
    twoAbove = above
    above = row
  }
  return isBegun ? Math.min(...above.slice(1)) : (above.at(-1) ?? Infinity)
}
