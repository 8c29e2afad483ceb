import type { ReceivedShare } from '../../../../platform/offline/received-shares.ts'

type Words = Pick<ReceivedShare, 'title' | 'text' | 'url'>

/** Apps say the same in several fields: a title that the text begins with, a link within the text. */
export const wordsOf = ({ title, text, url }: Words): string =>
  [title, text, url]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce<string[]>((kept, part) => {
      if (kept.some((one) => one.includes(part))) return kept
      return [...kept.filter((one) => !part.includes(one)), part]
    }, [])
    .join('\n\n')

export type JoinedShare = { places: string[]; words: string; files: File[] }

/** What came several times before it was taken is one. */
export const joinShares = (shares: readonly ReceivedShare[]): JoinedShare => ({
  places: shares.map(({ place }) => place),
  words: [...new Set(shares.map(wordsOf))].filter((words) => words !== '').join('\n\n'),
  files: shares.flatMap(({ content }) => content),
})
