import type { AiOutput } from '@kadr/contract/ai-outputs'
import type { AiTask } from '@kadr/contract/ai-tasks'
import { AiFailure } from './_shared/ai-failure.ts'
import type { Engine, Facts, Usage } from './ports.ts'
import { readPartial } from './read-partial.ts'
import { REQUESTS } from './requests/all-requests.ts'

/** Longer replies are rejected. */
const MAX_REPLY_LENGTH = 100_000

/** Upper bound of the tokens engines charge for an image of our size. */
const PICTURE_TOKENS = 3000

export type WriteEvent =
  | { type: 'delta'; text: string }
  | { type: 'usage'; usage: Usage }
  | { type: 'output'; output: AiOutput }

/** Some engines wrap the JSON in prose or code fences. */
const parseJson = (text: string): unknown => {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch (error) {
    throw new AiFailure({ reason: 'unreadable', detail: 'the reply is no JSON', cause: error })
  }
}

/** Upper bound of token usage, to estimate the price in advance. */
export const estimateUsage = ({ task, facts }: { task: AiTask; facts: Facts }): Usage => {
  const { prompt, schema, maxOutputTokens } = REQUESTS[task.kind]({ task, facts })
  const { pictures = [], ...said } = prompt
  // Tokenizers rarely produce more than one token per letter.
  const letters = JSON.stringify(said).length + JSON.stringify(schema).length
  const inputTokens = letters + pictures.length * PICTURE_TOKENS + 1000
  return { inputTokens, outputTokens: maxOutputTokens }
}

/** Runs a request and validates the result. Throws an AiFailure. */
export async function* write({
  engine,
  task,
  facts,
  seed,
  signal,
}: {
  engine: Engine
  task: AiTask
  facts: Facts
  seed: string
  signal: AbortSignal
}): AsyncGenerator<WriteEvent> {
  const { prompt, schema, maxOutputTokens, read } = REQUESTS[task.kind]({ task, facts })
  let reply = ''
  let shown = ''
  for await (const piece of engine.text({
    task,
    facts,
    seed,
    prompt,
    schema,
    maxOutputTokens,
    signal,
  })) {
    if ('usage' in piece) {
      yield { type: 'usage', usage: piece.usage }
      continue
    }
    reply += piece.text
    if (reply.length > MAX_REPLY_LENGTH) {
      throw new AiFailure({ reason: 'unreadable', detail: 'the reply is too long' })
    }
    const readable = readPartial(reply)
    if (readable.length > shown.length) {
      yield { type: 'delta', text: readable.slice(shown.length) }
      shown = readable
    }
  }
  if (signal.aborted) throw new AiFailure({ reason: 'cancelled' })
  yield { type: 'output', output: read(parseJson(reply)) }
}
