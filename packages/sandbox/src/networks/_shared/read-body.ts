import type { IncomingMessage } from 'node:http'
import { parseJson } from '@kadr/kit/parse-json'
import type { FakeFile } from '../fake-network.ts'

export type RequestBody = {
  bytes: Uint8Array
  fields: Record<string, unknown> | undefined
}

/** Undefined when the body exceeds `limit`. Throws when the sender disconnects. */
export async function readBody(input: {
  request: IncomingMessage
  limit: number
}): Promise<RequestBody | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of input.request) {
    size += chunk.length
    if (size > input.limit) return undefined
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  return { bytes, fields: await fieldsOf(input.request.headers['content-type'] ?? '', bytes) }
}

async function fieldsOf(type: string, bytes: Buffer): Promise<RequestBody['fields']> {
  if (bytes.length === 0) return undefined
  if (type.startsWith('application/json')) return parseObject(bytes.toString('utf8'))
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return gather(new URLSearchParams(bytes.toString('utf8')))
  }
  if (!type.startsWith('multipart/form-data')) return undefined
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData()
    const entries = [...form].map(
      async ([name, value]): Promise<[string, unknown]> => [
        name,
        typeof value === 'string' ? value : await fileOf(value),
      ],
    )
    return gather(await Promise.all(entries))
  } catch {
    return undefined
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

/** Repeated names become a list. */
function gather(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of pairs) {
    const known = fields[name]
    if (known === undefined) fields[name] = value
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return fields
}

const fileOf = async (file: File): Promise<FakeFile> => ({
  name: file.name,
  type: file.type,
  bytes: await file.bytes(),
})
