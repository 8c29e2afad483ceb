import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { AiFault } from './ai-faults.ts'
import { fillSchema, isSchema } from './fill-schema.ts'
import { thoughtTokensOf } from './model-rules.ts'

type ChatMessage = { role: string; content: string }
export type ChatRequest = {
  model: string
  messages: ChatMessage[]
  isStream: boolean
  schema: unknown
  /** Output tokens of the reply with the thoughts before it. */
  maxTokens: number
}

/** Text of a message, with a placeholder for each picture. */
const extractText = (content: unknown): string | undefined => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const words = content.map((part) => {
    if (readPath(part, 'type') === 'text') return readPath(part, 'text')
    const url = readPath(part, 'image_url', 'url')
    return typeof url === 'string' && url.startsWith('data:image/') ? '[картинка]' : undefined
  })
  return words.every((word) => typeof word === 'string') ? words.join(' ') : undefined
}

const readMessage = (value: unknown): ChatMessage[] => {
  const role = readPath(value, 'role')
  const content = extractText(readPath(value, 'content'))
  return typeof role === 'string' && content !== undefined ? [{ role, content }] : []
}

const readPath = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null
        ? new Map(Object.entries(found)).get(name)
        : undefined,
    value,
  )

/** Without schema support it is the last JSON of the system message. */
const findSchemaInPrompt = (messages: readonly ChatMessage[]): unknown => {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const from = system.indexOf('{"type"')
  return from < 0 ? undefined : JSON.parse(system.slice(from))
}

/** Undefined for requests of another protocol. */
export const readChat = (fields: Record<string, unknown>): ChatRequest | undefined => {
  const { model, messages, stream, max_tokens: plain, max_completion_tokens: whole } = fields
  if (typeof model !== 'string' || !Array.isArray(messages)) return undefined
  const read = messages.flatMap(readMessage)
  if (read.length !== messages.length || read.length === 0) return undefined
  const given = readPath(fields.response_format, 'json_schema', 'schema')
  return {
    model,
    messages: read,
    isStream: stream === true,
    schema: given ?? findSchemaInPrompt(read),
    maxTokens: Number(whole ?? plain ?? Number.POSITIVE_INFINITY),
  }
}

export const createDefaultReply = ({ schema }: ChatRequest): string =>
  isSchema(schema) ? JSON.stringify(fillSchema(schema)) : 'Здравствуйте, это песочница.'

const splitTokens = (text: string) => text.match(/.{1,12}/gsu) ?? []
const countTokens = (text: string) => Math.ceil(text.length / 3)

const countUsage = (request: ChatRequest, reply: string) => {
  const prompt_tokens = countTokens(request.messages.map(({ content }) => content).join('\n'))
  const completion_tokens = thoughtTokensOf(request.model) + countTokens(reply)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

const ID = 'chatcmpl-sandbox'

const sendWhole = ({ request, reply, response, finish }: Answer & { finish: string }) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: ID,
      object: 'chat.completion',
      model: request.model,
      choices: [
        { index: 0, message: { role: 'assistant', content: reply }, finish_reason: finish },
      ],
      usage: countUsage(request, reply),
    }),
  )
}

type Answer = { request: ChatRequest; reply: string; response: ServerResponse }

/** Sends the reply, modified by the fault. */
export const sendChat = async ({
  request,
  reply: good,
  response,
  fault,
}: Answer & { fault: AiFault | undefined }): Promise<void> => {
  // All tokens went into thoughts: nothing is written.
  const isSpent = request.maxTokens <= thoughtTokensOf(request.model)
  const whole = isSpent ? '' : good
  const reply = fault?.kind === 'bad-json' ? `Конечно, вот: ${whole.slice(0, -2)}` : whole
  const finish = fault?.kind === 'finish' ? fault.reason : isSpent ? 'length' : 'stop'
  if (!request.isStream) return sendWhole({ request, reply, response, finish })
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const send = (part: object) =>
    response.write(
      `data: ${JSON.stringify({ id: ID, object: 'chat.completion.chunk', model: request.model, ...part })}\n\n`,
    )
  for (const [index, content] of splitTokens(reply).entries()) {
    if (response.destroyed) return
    if (fault?.kind === 'cut' && index >= fault.afterTokens) {
      // Earlier chunks must be flushed before the connection breaks.
      await pause(20)
      response.destroy()
      return
    }
    if (fault?.kind === 'slow') await pause(fault.delayMs)
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
  send({ choices: [], usage: countUsage(request, reply) })
  response.end('data: [DONE]\n\n')
}
