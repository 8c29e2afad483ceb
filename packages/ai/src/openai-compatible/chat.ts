import { boundChunks, readBoundedText } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { TextModel, TextPiece } from '../ports.ts'
import type { Call } from './call.ts'
import { chatParameters, EVERYTHING, learnChatForm } from './chat-form.ts'
import { createLearningCall } from './learn-form.ts'
import { limitTime } from './limit-time.ts'
import { toMessages } from './messages.ts'
import { readEvents } from './read-events.ts'
import type { OpenAiSettings } from './settings.ts'

/** A hundred times the longest answer we ask for, with the frames of its stream. */
const MAX_REPLY_BYTES = 16 * 1024 * 1024

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
const choice = z.object({
  delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
  message: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
  finish_reason: z.optional(z.nullable(z.string())),
})
/** A stream chunk, or the whole reply of an engine that does not stream. */
const chunk = z.object({
  choices: z.optional(z.array(choice)),
  usage: z.optional(z.nullable(usage)),
  error: z.optional(z.unknown()),
})

const parseChunk = (text: string) => {
  try {
    return z.parse(chunk, JSON.parse(text))
  } catch (error) {
    throw new AiFailure({
      reason: 'unreadable',
      detail: 'a chunk is no JSON we know',
      cause: error,
    })
  }
}

const assertFinished = (reason: string | null | undefined) => {
  if (reason === 'content_filter' || reason === 'blacklist') {
    throw new AiFailure({ reason: 'refused', detail: reason })
  }
  if (reason === 'length') throw new AiFailure({ reason: 'unreadable', detail: 'cut by length' })
}

const piecesOf = (text: string): TextPiece[] => {
  const { choices = [], usage: counted, error } = parseChunk(text)
  if (error) throw new AiFailure({ reason: 'unavailable', detail: 'an error inside the stream' })
  const [first] = choices
  assertFinished(first?.finish_reason)
  const content = first?.delta?.content ?? first?.message?.content ?? ''
  return [
    ...(content === '' ? [] : [{ text: content }]),
    ...(counted
      ? [{ usage: { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens } }]
      : []),
  ]
}

async function* readAnswer(response: Response): AsyncGenerator<TextPiece> {
  const { body } = response
  if (!body) throw new AiFailure({ reason: 'unreadable', detail: 'an empty answer' })
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    yield* piecesOf(await readBoundedText(response, MAX_REPLY_BYTES))
    return
  }
  for await (const data of readEvents(boundChunks(body, MAX_REPLY_BYTES))) {
    if (data === '[DONE]') return
    yield* piecesOf(data)
  }
}

const formatOf = ({ jsonStyle, schema }: { jsonStyle: string; schema: object }) => {
  if (jsonStyle === 'text') return {}
  if (jsonStyle === 'object') return { response_format: { type: 'json_object' } }
  const json_schema = { name: 'reply', strict: true, schema }
  return { response_format: { type: 'json_schema', json_schema } }
}

export const createTextModel = ({
  settings,
  call,
}: {
  settings: OpenAiSettings
  call: Call
}): TextModel => {
  const ask = createLearningCall({ call, first: EVERYTHING, learn: learnChatForm })
  return async function* write({ prompt, schema, maxOutputTokens, signal }) {
    const time = limitTime({ signal, timeoutMs: settings.timeoutMs })
    const isSchemaSaid = settings.jsonStyle !== 'schema'
    const messages = toMessages({ prompt, schema, isSchemaSaid })
    try {
      const response = await ask({
        path: '/chat/completions',
        signal: time.signal,
        bodyOf: (refused) => ({
          model: settings.model,
          messages,
          ...chatParameters({ refused, maxOutputTokens }),
          ...formatOf({ jsonStyle: settings.jsonStyle, schema }),
        }),
      })
      yield* readAnswer(response)
    } catch (error) {
      throw time.explain(error)
    }
  }
}
