import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { chooseTexts } from '../choose.ts'
import type { Desk } from '../desk.ts'
import { GENERAL_THOUGHTS } from '../phrases/general-thoughts.ts'
import { TONES } from '../phrases/tones.ts'
import { shortenText } from '../shorten-text.ts'
import { splitTail } from '../split-tail.ts'

const joinParagraphs = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join('\n\n')

const lengthen = (desk: Desk, text: string): string => {
  const { body, tail } = splitTail(text)
  const fresh = GENERAL_THOUGHTS.filter((thought) => !text.includes(thought))
  const added = chooseTexts({ desk, pool: fresh, count: body.length > 600 ? 4 : 2 })
  return joinParagraphs([body, added.join(' '), tail])
}

/** Marks of a tone that can be put on any text: its first words, its last ones, its punctuation. */
const retone = (desk: Desk, text: string): string => {
  const { body, tail } = splitTail(text)
  const calm = desk.tone === 'neutral' || desk.tone === 'expert'
  const plain = calm
    ? body.replaceAll(/!+/g, '.').replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    : body
  const tidy = plain
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\s+([.,?])/g, '$1')
    .trim()
  const { plainLead, plainCall } = TONES[desk.tone]
  const isLed = plainLead !== '' && !tidy.startsWith(plainLead)
  const isCalled = !/\?$/.test(tidy) && !tidy.includes(plainCall)
  return joinParagraphs([isLed ? `${plainLead} ${tidy}` : tidy, isCalled ? plainCall : '', tail])
}

export const writeRewrite = ({ desk, task }: { desk: Desk; task: AiTaskOf<'rewrite'> }) => {
  if (task.way === 'shorter') return { text: shortenText(task.text) }
  return { text: task.way === 'longer' ? lengthen(desk, task.text) : retone(desk, task.text) }
}
