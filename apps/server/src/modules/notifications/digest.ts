import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { Message } from './channel.ts'

const NEWS: PluralForms = ['новость', 'новости', 'новостей']
const MAX_LINES = 12

/** What came during the quiet hours, as one message. */
export const composeDigest = (messages: readonly Message[]): Message | undefined => {
  const [only, ...others] = messages
  if (!only || others.length === 0) return only
  const lines = messages.slice(0, MAX_LINES).map(({ title }) => `• ${title}`)
  const hidden = messages.length - lines.length
  if (hidden > 0) lines.push(`и ещё ${countOf({ count: hidden, forms: NEWS })}`)
  return {
    title: `Пока было тихо: ${countOf({ count: messages.length, forms: NEWS })}`,
    text: lines.join('\n'),
    rows: [[{ text: 'Открыть в Кадре', path: '/dashboard' }]],
  }
}
