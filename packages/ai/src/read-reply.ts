import { AiFailure } from './_shared/ai-failure.ts'
import type { Engine, TextInput, Usage } from './ports.ts'
import { readPartial } from './read-partial.ts'

/** Longer replies are rejected. */
const MAX_REPLY_LENGTH = 100_000

/** Usage is undefined when the engine reported none. */
export type Reply = { text: string; usage: Usage | undefined }

type ReplyRequest = Pick<TextInput, 'task' | 'facts' | 'seed' | 'signal'> & {
  engine: Engine
  request: Pick<TextInput, 'prompt' | 'schema' | 'maxOutputTokens'>
}

/** Yields the readable text as it grows and returns the whole reply. */
export async function* readReply({
  engine,
  request: { prompt, schema, maxOutputTokens },
  ...input
}: ReplyRequest): AsyncGenerator<{ type: 'delta'; text: string }, Reply> {
  let text = ''
  let shown = ''
  let usage: Usage | undefined
  for await (const piece of engine.text({ ...input, prompt, schema, maxOutputTokens })) {
    if ('usage' in piece) {
      usage = piece.usage
      continue
    }
    text += piece.text
    if (text.length > MAX_REPLY_LENGTH) {
      throw new AiFailure({ reason: 'unreadable', detail: 'the reply is too long' })
    }
    const readable = readPartial(text)
    if (readable.length > shown.length) {
      yield { type: 'delta', text: readable.slice(shown.length) }
      shown = readable
    }
  }
  return { text, usage }
}
