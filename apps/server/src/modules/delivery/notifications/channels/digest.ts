import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import type { Message } from './channel.ts'

const NEWS: PluralForms = ['новость', 'новости', 'новостей']
const MAX_LINES = 12

/** The first few as a list, then the number of the others. */
export const listLines = (texts: readonly string[]): string => {
  const lines = texts.slice(0, MAX_LINES).map((text) => `• ${text}`)
  const hidden = texts.length - lines.length
  if (hidden > 0) lines.push(`и ещё ${countOf({ count: hidden, forms: NEWS })}`)
  return lines.join('\n')
}

/** The notifications of the quiet hours as one message. */
export const composeDigest = (messages: readonly Message[]): Message | undefined => {
  const [only, ...others] = messages
  if (!only || others.length === 0) return only
  return {
    title: `Пока было тихо: ${countOf({ count: messages.length, forms: NEWS })}`,
    text: listLines(messages.map(({ title }) => title)),
    rows: [[{ text: 'Открыть в Кадре', path: '/notifications' }]],
  }
}
