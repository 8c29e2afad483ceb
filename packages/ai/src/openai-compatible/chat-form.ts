import { findRefused } from './learn-form.ts'
import type { RefusedRequestError } from './refused-request.ts'

/** Parameters that some models refuse, each to be left out or replaced when it is. */
const REFUSABLE = [
  'max_tokens',
  'temperature',
  'reasoning_effort',
  'stream_options',
  'stream',
] as const
type Refusable = (typeof REFUSABLE)[number]

/** What the model does not take. */
type ChatForm = ReadonlySet<Refusable>

export const EVERYTHING: ChatForm = new Set()

/**
 * `max_tokens` is refused by models that think before they write, and their thoughts count as output: without room for
 * them nothing would be left for the text.
 */
const THOUGHT_TOKENS = 8000

export const learnChatForm = (
  refusal: RefusedRequestError,
  refused: ChatForm,
): ChatForm | undefined => {
  const name = findRefused(refusal, REFUSABLE)
  return name === undefined || refused.has(name) ? undefined : new Set([...refused, name])
}

/** The parameters of a chat besides its model, messages and format. */
export const chatParameters = ({
  refused,
  maxOutputTokens,
}: {
  refused: ChatForm
  maxOutputTokens: number
}): object => {
  const isThinking = refused.has('max_tokens')
  const isStream = !refused.has('stream')
  return {
    ...(isThinking
      ? { max_completion_tokens: maxOutputTokens + THOUGHT_TOKENS }
      : { max_tokens: maxOutputTokens }),
    ...(isThinking && !refused.has('reasoning_effort') && { reasoning_effort: 'low' }),
    ...(!refused.has('temperature') && { temperature: 0.8 }),
    stream: isStream,
    ...(isStream && !refused.has('stream_options') && { stream_options: { include_usage: true } }),
  }
}
