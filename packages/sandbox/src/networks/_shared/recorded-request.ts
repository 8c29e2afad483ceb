import type { IncomingMessage } from 'node:http'
import type { FakeReply } from '../fake-network.ts'
import type { Fault } from './faults.ts'
import { isFile } from './fields.ts'
import type { RequestBody } from './read-body.ts'

/** A recorded request, for tests and the sandbox page. */
export type RecordedRequest = {
  at: string
  network: string
  method: string
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string | undefined>>
  /** Files by name, type and size, without their bytes. */
  fields: Readonly<Record<string, unknown>> | undefined
  size: number
  /** Reply of the fake, or null when it was not called. */
  reply: FakeReply | null
  fault: Fault['kind'] | null
}

export type Address = { network: string; path: string; query: URLSearchParams }

export function parseAddress({
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

export function recordRequest(input: {
  target: { network: string; method: string; path: string }
  address: Address
  request: IncomingMessage
  body: RequestBody
  fault: Fault | undefined
  at: Date
}): RecordedRequest {
  const headers = Object.entries(input.request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return {
    at: input.at.toISOString(),
    ...input.target,
    query: Object.fromEntries(input.address.query),
    headers: Object.fromEntries(headers),
    fields: input.body.fields && dropBytes(input.body.fields),
    size: input.body.bytes.length,
    reply: null,
    fault: input.fault?.kind ?? null,
  }
}

const NO_BYTES = new Uint8Array()

/** Recorded requests must not retain uploaded files. */
const dropBytes = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isFile(value) ? { ...value, size: value.bytes.length, bytes: NO_BYTES } : value,
    ]),
  )
