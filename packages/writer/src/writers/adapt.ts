import { fitNetwork } from '@kadr/ai'
import type { Network } from '@kadr/contract/publishing/networks'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { composeHashtags } from '../captions/compose-hashtags.ts'
import { type Manner, NETWORK_MANNERS } from '../text/network-manners.ts'
import { retoneText } from '../text/retone-text.ts'
import { splitTail, squeezeText } from '../text/shorten-text.ts'
import type { WriterContext } from '../writer-context.ts'

const LINK = /https?:\/\/[^\s<>"«»]+[^\s<>"«».,;:!?…]/giu
/** With the words that lead to it. */
const LINK_SENTENCE = /(?<=^|[.!?…]\s)[^.!?…\n]*https?:\/\/[^\s<>"«»]+/gimu
const IN_PROFILE = 'ссылка в профиле'
/** A greeting is no title. */
const GREETING =
  /^(?:друзья|дорогие [\p{L} ]+|всем привет|привет|девочки|ребята|внимание|ура|здравствуйте)[!.,…\s]*/iu
const MAX_TITLE = 90

const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ +([.,!?])/g, '$1')
    .replaceAll(/(?<=[.!?…])[.,]+/g, '')
    .replaceAll(/^[.,]+[ \t]*|^[ \t]+|[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const applyLinks = (text: string, { links }: Manner): string => {
  if (links === 'keep' || text.search(LINK) === -1) return text
  if (links === 'drop') return tidy(text.replaceAll(LINK_SENTENCE, ''))
  const [first = ''] = text.match(LINK) ?? []
  const said = text.replace(first, IN_PROFILE).replaceAll(LINK, '')
  return tidy(said.replaceAll(/(?<=^|[.!?…]\s+)ссылка в профиле/gmu, 'Ссылка в профиле'))
}

const calm = (text: string): string =>
  retoneText(text, 'expert') ?? tidy(text.replaceAll(/!+/g, '.'))

/** Sentences of one long line as paragraphs of two. */
const toParagraphs = (text: string): string => {
  if (text.includes('\n')) return text
  const sentences = text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«\d])/u)
  return Array.from({ length: Math.ceil(sentences.length / 2) }, (_, index) =>
    sentences.slice(index * 2, index * 2 + 2).join(' '),
  ).join('\n\n')
}

const toBlock = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?…:;,]$|https?:\/\/\S+$/.test(line) ? line : `${line}.`))
    .join(' ')

/** The first sentence that says something. */
const titleOf = (body: string): string => {
  const text = body.replace(GREETING, '').replaceAll(LINK, '').trim()
  const [line = ''] = text.split(/\n|(?<=[.!?…])\s/)
  const title = line.replace(/[.!…]+$/, '').trim()
  if (title.length <= MAX_TITLE) return title
  const [clause = ''] = title.split(/[,:;—–]\s/)
  return clause.length <= MAX_TITLE ? clause : title
}

const createVariant = ({
  network,
  task,
  tags,
}: {
  network: Network
  task: AiTaskOf<'adapt'>
  tags: readonly string[]
}): string => {
  const manner = NETWORK_MANNERS[network]
  const given = splitTail(task.text).body
  const body = manner.greets ? given : given.replace(GREETING, '')
  const tail = tags.slice(0, manner.tags).join(' ')
  const shaped = (text: string) => {
    const said = manner.isCalm ? calm(text) : text
    return applyLinks(manner.shape === 'block' ? toBlock(said) : toParagraphs(said), manner)
  }
  const whole = (text: string) => [shaped(text), tail].filter((part) => part !== '').join('\n\n')
  const { readable } = manner
  const fits = (text: string) =>
    (readable === null || shaped(text).length <= readable) &&
    !fitNetwork({ network, media: task.media, text: whole(text) }).isCut
  return whole(fits(body) ? body : squeezeText({ text: body.replace(GREETING, ''), fits }))
}

export const writeAdapt = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'adapt'>
}) => {
  const { body, tail } = splitTail(task.text)
  const own = tail.split(/\s+/).filter((tag) => tag !== '')
  const found = composeHashtags({ context, text: body, count: 5 }).map((tag) => `#${tag}`)
  const tags = own.length > 0 ? own : found
  return {
    variants: task.networks.map((network) => ({
      network,
      title: titleOf(body),
      text: createVariant({ network, task, tags }),
    })),
  }
}
