import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '../networks/_shared/read-body.ts'
import { type AiFault, createAiFaults } from './ai-faults.ts'
import { type ChatRequest, createDefaultReply, readChat, sendChat } from './chat.ts'
import { MEDIA_ANSWERS } from './media.ts'
import { findChatFault, findImageFault, type RequestFault } from './model-rules.ts'

export type { AiFault } from './ai-faults.ts'
export type { ChatRequest } from './chat.ts'

/** A recorded request. */
export type RecordedCall = {
  path: string
  authorization: string
  project: string | undefined
  fields: Record<string, unknown>
}

type AiSandboxInput = {
  /** Required key; without it every call is accepted. */
  key?: string
  /** Produces the reply; by default a document that matches the schema. */
  reply?(request: ChatRequest): string
  now(): number
  /** Names in its list of models; without one it has no list, as some engines. */
  models?: readonly string[]
}

const MAX_BODY_BYTES = 30_000_000
const TOKEN_MS = 30 * 60_000

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: `refused with ${status}`, code: status } }))
}

const refuseRequest = (response: ServerResponse, fault: RequestFault) => {
  response.writeHead(400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', ...fault } }))
}

/** Requests are checked as strictly as their models do it. */
const FAULT_FINDERS: Readonly<Record<string, typeof findChatFault>> = {
  '/chat/completions': findChatFault,
  '/images/generations': findImageFault,
}

const sendBytes = (
  { type, bytes, isCut }: Extract<AiFault, { kind: 'body' }>,
  response: ServerResponse,
) => {
  const length = bytes.length + (isCut ? 1 : 0)
  response.writeHead(200, { 'content-type': type, 'content-length': length })
  if (isCut) response.write(bytes, () => response.destroy())
  else response.end(bytes)
}

/**
 * An OpenAI-compatible engine: chat with streaming and schemas, images, speech, transcription, key
 * exchange.
 */
export const createAiSandbox = ({
  key,
  reply = createDefaultReply,
  now,
  models = [],
}: AiSandboxInput) => {
  const faults = createAiFaults()
  const seen: RecordedCall[] = []
  const held = new Set<ServerResponse>()
  const tokens = new Map<string, number>()

  const isAdmitted = (authorization: string): boolean => {
    if (key === undefined || [`Bearer ${key}`, `Api-Key ${key}`].includes(authorization))
      return true
    const until = tokens.get(authorization.replace(/^Bearer /, ''))
    return until !== undefined && until > now()
  }

  const exchangeKey = (call: RecordedCall, response: ServerResponse) => {
    if (key !== undefined && call.authorization !== `Basic ${key}`) return refuse(response, 401)
    if (typeof call.fields.scope !== 'string') return refuse(response, 400)
    const access_token = `token-${tokens.size + 1}`
    const expires_at = now() + TOKEN_MS
    tokens.set(access_token, expires_at)
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ access_token, expires_at }))
  }

  const listModels = (request: IncomingMessage, response: ServerResponse) => {
    if (!isAdmitted(request.headers.authorization ?? '')) return refuse(response, 401)
    response.writeHead(200, { 'content-type': 'application/json' })
    const data = models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'sandbox' }))
    return response.end(JSON.stringify({ object: 'list', data }))
  }

  /** Applies a fault that replaces the reply. True when the request is finished. */
  const applyFault = (fault: AiFault | undefined, response: ServerResponse): boolean => {
    if (fault?.kind === 'hang') held.add(response)
    else if (fault?.kind === 'status') {
      const { status, retryAfter } = fault
      refuse(response, status, retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` })
    } else if (fault?.kind === 'body') sendBytes(fault, response)
    else return false
    return true
  }

  const write = async (
    call: RecordedCall,
    response: ServerResponse,
    fault: AiFault | undefined,
  ) => {
    const request = readChat(call.fields)
    if (!request) return refuse(response, 400)
    return sendChat({ request, reply: reply(request), response, fault })
  }

  const answer = async (call: RecordedCall, response: ServerResponse) => {
    if (call.path === '/oauth') return exchangeKey(call, response)
    if (!isAdmitted(call.authorization)) return refuse(response, 401)
    const fault = faults.take()
    if (applyFault(fault, response)) return undefined
    const requestFault = FAULT_FINDERS[call.path]?.(call.fields)
    if (requestFault) return refuseRequest(response, requestFault)
    const media = MEDIA_ANSWERS[call.path]
    if (media) return media({ fields: call.fields, response }) ? undefined : refuse(response, 400)
    if (call.path !== '/chat/completions') return refuse(response, 404)
    return write(call, response, fault)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' && /\/models$/.test(request.url ?? '')) {
      return listModels(request, response)
    }
    const body = await readBody({ request, limit: MAX_BODY_BYTES })
    if (request.method !== 'POST' || !body?.fields) return refuse(response, 400)
    const { authorization = '', 'openai-project': project } = request.headers
    const call: RecordedCall = {
      path: (request.url ?? '').replace(/^.*?(?=\/(?:oauth|chat|images|audio)(?:\/|$))/, ''),
      authorization,
      project: typeof project === 'string' ? project : undefined,
      fields: body.fields,
    }
    seen.push(call)
    return answer(call, response)
  }

  const listener: RequestListener = (request, response) => {
    serve(request, response).catch(() => response.destroy())
  }

  return {
    listener,
    setFault: faults.set,
    clearFaults: faults.clear,
    seen: (): readonly RecordedCall[] => seen,
    /** Invalidates all issued tokens. */
    revokeTokens: () => tokens.clear(),
    close: () => {
      for (const response of held) response.destroy()
    },
  }
}
