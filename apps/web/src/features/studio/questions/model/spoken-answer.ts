import type { RouteRequest } from '@kadr/contract/base/route'
import { ANSWER_MAX, type hearAnswer } from '@kadr/contract/studio/questions'

type Recording = RouteRequest<typeof hearAnswer>['body']

const TYPES: readonly Recording['mimeType'][] = ['audio/webm', 'audio/ogg', 'audio/mp4']

/** As the request takes it. */
export const readRecording = async (file: File): Promise<Recording> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return {
    mimeType: TYPES.find((type) => type === file.type) ?? 'audio/webm',
    sound: btoa(letters),
  }
}

/** Spoken words join the typed ones; what is too long for an answer is the rest. */
export const addSpoken = (typed: string, spoken: string): { text: string; rest: string } => {
  const whole = [typed.trim(), spoken.trim()].filter((part) => part !== '').join(' ')
  if (whole.length <= ANSWER_MAX) return { text: whole, rest: '' }
  const head = whole.slice(0, ANSWER_MAX + 1).replace(/\s+\S*$/u, '')
  const text = head.slice(0, ANSWER_MAX)
  return { text, rest: whole.slice(text.length).trim() }
}
