import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import { AiFailure } from './_shared/ai-failure.ts'
import { createRepairPrompt } from './create-repair-prompt.ts'
import type { Engine, Facts, Usage } from './ports.ts'
import { type Reply, readReply } from './read-reply.ts'
import { REQUESTS } from './requests/all-requests.ts'

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

const tryParse = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Upper bound of token usage, to estimate the price in advance. */
export const estimateUsage = ({ task, facts }: { task: AiTask; facts: Facts }): Usage => {
  const request = REQUESTS[task.kind]({ task, facts })
  const { prompt, schema, maxOutputTokens } = request
  const { pictures = [], ...said } = prompt
  // Tokenizers rarely produce more than one token per letter.
  const letters = JSON.stringify(said).length + JSON.stringify(schema).length
  const inputTokens = letters + pictures.length * PICTURE_TOKENS + 1000
  if (!request.findProblems) return { inputTokens, outputTokens: maxOutputTokens }
  // A repair sends the prompt again together with the first reply.
  return {
    inputTokens: inputTokens * 2 + maxOutputTokens,
    outputTokens: maxOutputTokens * 2,
  }
}

type Input = { engine: Engine; task: AiTask; facts: Facts; seed: string; signal: AbortSignal }
type Prepared = ReturnType<(typeof REQUESTS)[AiTask['kind']]>

const addUsage = (one: Usage, other: Usage): Usage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
})

/** Asks once more for a reply that breaks the rules, and returns the better of the two. */
const repairReply = async ({
  request,
  first,
  problems,
  ...input
}: Input & { request: Prepared; first: Reply; problems: readonly string[] }): Promise<Reply> => {
  const prompt = createRepairPrompt({
    prompt: request.prompt,
    reply: tryParse(first.text),
    problems,
  })
  try {
    const reading = readReply({ ...input, request: { ...request, prompt } })
    let step = await reading.next()
    while (!step.done) step = await reading.next()
    const second = step.value
    const left = request.findProblems?.(tryParse(second.text)) ?? []
    return {
      text: left.length < problems.length ? second.text : first.text,
      usage: first.usage && second.usage && addUsage(first.usage, second.usage),
    }
  } catch (error) {
    if (input.signal.aborted || !(error instanceof AiFailure)) throw error
    // What the failed call cost is unknown.
    return { text: first.text, usage: undefined }
  }
}

/** Numbers of the templates stand in facts that were checked when they were written down. */
const trustNumbers = (output: AiOutput): AiOutput => {
  if (output.kind === 'slideshow') {
    const { unverifiedNumbers: _, captionNumbers: __, ...trusted } = output
    return trusted
  }
  if (!('unverifiedNumbers' in output)) return output
  const { unverifiedNumbers: _, ...trusted } = output
  return trusted
}

const isUnknownTopic = (error: unknown) =>
  error instanceof AiFailure && error.reason === 'unknown_topic'

/** Runs a request and validates the result. Throws an AiFailure. */
export async function* write(input: Input): AsyncGenerator<WriteEvent> {
  const { engine, task, facts, signal } = input
  const request = REQUESTS[task.kind]({ task, facts })
  let reply: Reply
  try {
    reply = yield* readReply({ ...input, request })
  } catch (error) {
    if (!isUnknownTopic(error) || !request.unknown) throw error
    yield { type: 'usage', usage: { inputTokens: 0, outputTokens: 0 } }
    yield { type: 'output', output: request.unknown }
    return
  }
  const problems = request.findProblems?.(tryParse(reply.text)) ?? []
  if (problems.length > 0 && !engine.isOffline && !signal.aborted) {
    reply = await repairReply({ ...input, request, first: reply, problems })
  }
  if (reply.usage) yield { type: 'usage', usage: reply.usage }
  if (signal.aborted) throw new AiFailure({ reason: 'cancelled' })
  const output = request.read(parseJson(reply.text))
  yield { type: 'output', output: engine.isOffline ? trustNumbers(output) : output }
}

/** Nothing was written, so nothing is charged. */
export const isFreeOutput = (output: AiOutput | undefined): boolean =>
  output?.kind === 'slideshow' && !output.isKnown
