import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseTexts } from '../choose.ts'
import { GENERAL_THOUGHTS } from '../phrases/general-thoughts.ts'
import { TONES } from '../phrases/tones.ts'
import { shortenText } from '../shorten-text.ts'
import { splitTail } from '../split-tail.ts'
import type { WriterContext } from '../writer-context.ts'

const joinParagraphs = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join('\n\n')

const lengthen = (context: WriterContext, text: string): string => {
  const { body, tail } = splitTail(text)
  const fresh = GENERAL_THOUGHTS.filter((thought) => !text.includes(thought))
  const added = chooseTexts({ context, pool: fresh, count: body.length > 600 ? 4 : 2 })
  return joinParagraphs([body, added.join(' '), tail])
}

/** Applies the tone to any text: first words, last words, punctuation. */
const retone = (context: WriterContext, text: string): string => {
  const { body, tail } = splitTail(text)
  const calm = context.tone === 'neutral' || context.tone === 'expert'
  const plain = calm
    ? body.replaceAll(/!+/g, '.').replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    : body
  const tidy = plain
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\s+([.,?])/g, '$1')
    .trim()
  const { plainLead, plainCall } = TONES[context.tone]
  const isLed = plainLead !== '' && !tidy.startsWith(plainLead)
  const isCalled = !/\?$/.test(tidy) && !tidy.includes(plainCall)
  return joinParagraphs([isLed ? `${plainLead} ${tidy}` : tidy, isCalled ? plainCall : '', tail])
}

export const writeRewrite = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'rewrite'>
}) => {
  if (task.way === 'shorter') return { text: shortenText(task.text) }
  return { text: task.way === 'longer' ? lengthen(context, task.text) : retone(context, task.text) }
}
