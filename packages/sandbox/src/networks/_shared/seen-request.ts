import type { IncomingMessage } from 'node:http'
import type { FakeReply } from '../fake-network.ts'
import type { Fault } from './faults.ts'
import { isFile } from './fields.ts'
import type { RequestBody } from './read-body.ts'

/** A request that reached the host, for tests and for the sandbox's page. */
export type SeenRequest = {
  at: string
  network: string
  method: string
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string | undefined>>
  /** Files by name, type and size, without their bytes. */
  fields: Readonly<Record<string, unknown>> | undefined
  size: number
  /** What the fake answered, or null when it was not asked. */
  reply: FakeReply | null
  fault: Fault['kind'] | null
}

export type Address = { network: string; path: string; query: URLSearchParams }

export function addressOf({
  request,
  prefix,
}: {
  request: IncomingMessage
  prefix: string
}): Address {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const below = url.pathname.startsWith(`${prefix}/`)
    ? url.pathname.slice(prefix.length)
    : url.pathname
  const [, network = '', path = '/'] = /^\/([^/]+)(\/.*)?$/.exec(below) ?? []
  return { network, path, query: url.searchParams }
}

export function noteRequest(input: {
  target: { network: string; method: string; path: string }
  address: Address
  request: IncomingMessage
  body: RequestBody
  fault: Fault | undefined
  at: Date
}): SeenRequest {
  const headers = Object.entries(input.request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return {
    at: input.at.toISOString(),
    ...input.target,
    query: Object.fromEntries(input.address.query),
    headers: Object.fromEntries(headers),
    fields: input.body.fields && withoutBytes(input.body.fields),
    size: input.body.bytes.length,
    reply: null,
    fault: input.fault?.kind ?? null,
  }
}

const NO_BYTES = new Uint8Array()

/** The memory of requests must not keep every file that was ever uploaded. */
const withoutBytes = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isFile(value) ? { ...value, size: value.bytes.length, bytes: NO_BYTES } : value,
    ]),
  )
