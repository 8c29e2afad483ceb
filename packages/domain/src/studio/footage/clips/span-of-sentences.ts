import type { ClipProposal } from '@kadr/contract/studio/footage'
import type { FootageSentence } from '../footage-sentences.ts'
import { AFTER_WORD, BEFORE_WORD } from '../place-cut.ts'

type Borders = Pick<ClipProposal, 'firstWord' | 'lastWord' | 'span'>

/** The borders of sentences in a row, with the breath before and what dies away after, and no word of another one. */
export const spanOfSentences = ({
  sentences,
  first,
  last,
}: {
  /** All of the talk. */
  sentences: readonly FootageSentence[]
  first: FootageSentence
  last: FootageSentence
}): Borders => {
  const before = sentences[sentences.indexOf(first) - 1]?.to ?? 0
  const after = sentences[sentences.indexOf(last) + 1]?.from ?? Number.POSITIVE_INFINITY
  return {
    span: {
      from: Math.round(Math.max(before, first.from - BEFORE_WORD, 0)),
      to: Math.round(Math.min(after, last.to + AFTER_WORD * 4)),
    },
    firstWord: first.first,
    lastWord: last.last,
  }
}
