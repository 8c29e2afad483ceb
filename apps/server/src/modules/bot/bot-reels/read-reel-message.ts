import type {
  ChatAddress,
  Incoming,
  PersonAddress,
} from '../../../platform/outside/messengers/incoming.ts'

type Intent =
  | { kind: 'begin'; sentence: string }
  | { kind: 'cancel' }
  /** An answer where there is a question. */
  | { kind: 'words' }

export type ReelMessage = {
  person: PersonAddress
  place: ChatAddress
  /** The messenger's id of the message in the chat. */
  number: string
  text: string | undefined
  voice: { fileId: string; mimeType: string } | undefined
  intent: Intent
}

const REEL = /^\/reel(?:@\w+)?(?:\s+(?<sentence>[\s\S]*))?$/iu
const CANCEL = /^\/cancel(?:@\w+)?\s*$/iu
const ASKED =
  /^(?:(?:сделай(?:те)?|собери(?:те)?|создай(?:те)?|хочу|нужен|давай)\s+(?:мне\s+)?)?(?:рилс|рилз|reels?)\s*(?::|\s[–—-]\s|\s(?:про|об?|на тему)\s)\s*(?<sentence>\S[\s\S]*)$/iu

const readIntent = (text: string | undefined): Intent | undefined => {
  const plain = (text ?? '').trim()
  const begun = REEL.exec(plain) ?? ASKED.exec(plain)
  if (begun) return { kind: 'begin', sentence: (begun.groups?.sentence ?? '').trim() }
  if (CANCEL.test(plain)) return { kind: 'cancel' }
  return plain.startsWith('/') ? undefined : { kind: 'words' }
}

/** Undefined for what can't be about a reel: words of somebody else are never a topic, an answer or a command. */
export const readReelMessage = (incoming: Incoming): ReelMessage | undefined => {
  if (incoming.kind !== 'message' || incoming.chat.kind !== 'private') return undefined
  const { from, chat, number, text, file, isForwarded } = incoming
  const intent = isForwarded ? undefined : readIntent(text)
  const voice = file?.isVoice ? { fileId: file.id, mimeType: file.mimeType } : undefined
  if (!intent || (text === undefined && voice === undefined)) return undefined
  return { person: from, place: chat, number, text: text?.trim(), voice, intent }
}
