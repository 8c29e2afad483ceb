import { z } from 'zod'
import { ContentError } from './content-error.ts'

/** Pages of the networks themselves, where a reader can check a number. */
export const sources = z
  .array(
    z.strictObject({
      title: z.string().min(1).max(90),
      url: z.url({ protocol: /^https$/ }),
    }),
  )
  .default([])

type Sources = z.infer<typeof sources>

const NETWORK_NUMBER = /\{\{limits\./

/** The text with the list of its sources at the end. An article may tell no number of a network without one. */
export const addSources = ({
  file,
  body,
  list,
  isArticle,
}: {
  file: string
  body: string
  list: Sources
  isArticle: boolean
}): string => {
  if (list.length > 0) {
    const lines = list.map(({ title, url }) => `- [${title}](${url})`)
    return `${body.trimEnd()}\n\n## Источники\n\n${lines.join('\n')}\n`
  }
  if (isArticle && NETWORK_NUMBER.test(body)) {
    const message = 'the text tells a number of a network and names no sources'
    throw new ContentError({ file, line: 2, message })
  }
  return body
}
