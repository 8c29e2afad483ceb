import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'

/** The words of a clip are the text of its post, with the hook before them. */
const MOST_CAPTION_WORDS = 60

export const captionOfClip = (
  { span, title }: { span: FootageSpan; title: string },
  words: readonly FootageWord[],
): string => {
  const said = words.filter(({ from, to }) => from >= span.from && to <= span.to)
  const text = said
    .slice(0, MOST_CAPTION_WORDS)
    .map(({ text: word }) => word)
    .join(' ')
  const end = said.length > MOST_CAPTION_WORDS ? '…' : ''
  return text === '' ? title : `${title}\n\n${text}${end}`
}
