import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { RunSubject } from './run-subject.ts'
import type { Written } from './write-of-answers.ts'

const join = (...parts: (string | null)[]) =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join('\n\n')

const captionOf = (output: AiOutput): string => {
  switch (output.kind) {
    case 'caption':
      return join(output.text, output.hashtags.join(' '))
    case 'slideshow':
      return join(output.caption, output.hashtags.join(' '))
    case 'talking_head':
    case 'product_demo':
      return output.caption
    case 'meme':
      return output.memes[0] ? `${output.memes[0].top} ${output.memes[0].bottom}` : ''
    default:
      return ''
  }
}

export const textOf = ({
  written: { output, hook },
  subject,
}: {
  written: Written
  subject: RunSubject
}): string => join(output.kind === 'caption' ? hook : null, captionOf(output), subject.link)

/** Without AI: the text of the article, or the repeated post unchanged. */
export const plainTextOf = ({ topic, text, link }: RunSubject): string =>
  text === '' ? '' : join(text.startsWith(topic) ? null : topic, text, link)
