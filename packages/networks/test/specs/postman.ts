import type { RecordedRequest } from '@kadr/sandbox/networks/host'
import * as z from 'zod/mini'
import { isJson, readSpec } from './read-spec.ts'

const parameter = z.object({ key: z.string(), value: z.nullish(z.string()) })
const entry = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    url: z.object({ path: z.array(z.string()), query: z.optional(z.array(parameter)) }),
  }),
  response: z._default(z.array(z.object({ body: z.nullish(z.string()) })), []),
})
type Entry = z.infer<typeof entry>
const collection = z.object({ item: z.array(z.unknown()), variable: z.array(parameter) })

const listEntries = (item: unknown): Entry[] => {
  if (isJson(item) && Array.isArray(item.item)) return item.item.flatMap(listEntries)
  return [z.parse(entry, item)]
}

/** Whoever is asked about, and the id of anything: the collection writes a variable. */
const isSubject = (part: string) => part === 'me' || /^(?:\{\{.*\}\}|\d+)$/.test(part)
const callOf = (method: string, parts: readonly string[]) =>
  `${method} ${parts
    .filter(Boolean)
    .map((part) => (isSubject(part) ? '*' : part))
    .join('/')}`

/** Names of a list, without the braces in which parts of one are named. */
const namesOf = (list: string): string[] => list.replace(/\{[^}]*\}/g, '').split(',')

/** «data[].paging.next»; numbers of a list do not matter. */
const listPaths = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => listPaths(one, `${path}[]`))
  if (!isJson(value)) return [path]
  return Object.entries(value).flatMap(([name, part]) => listPaths(part, `${path}.${name}`))
}

const readSample = (body: string | null | undefined): string[] => {
  try {
    return listPaths(JSON.parse(body ?? ''))
  } catch {
    // Some samples are no JSON, and some are missing.
    return []
  }
}

type Call = {
  /** The parameters; of those that are lists, what may stand in them. */
  values: Map<string, Set<string>>
  /** Places of values in the replies. */
  sample: Set<string>
}

/** Calls with the same method and path are one: some differ only in what is posted. */
const readCalls = (file: string): Map<string, Call> => {
  const { item, variable } = z.parse(collection, readSpec(file))
  const lists = new Map(variable.map(({ key, value }) => [`{{${key}}}`, namesOf(value ?? '')]))
  const calls = new Map<string, Call>()
  for (const { request, response } of item.flatMap(listEntries)) {
    const name = callOf(request.method, request.url.path)
    const call: Call = calls.get(name) ?? { values: new Map(), sample: new Set() }
    for (const { key, value } of request.url.query ?? []) {
      const known = [...(call.values.get(key) ?? []), ...(lists.get(value ?? '') ?? [])]
      call.values.set(key, new Set(known))
    }
    for (const path of response.flatMap(({ body }) => readSample(body))) call.sample.add(path)
    calls.set(name, call)
  }
  return calls
}

const LISTS = new Set(['fields', 'metric'])

const findUnknownValues = ({ values }: Call, given: Readonly<Record<string, string>>): string[] =>
  Object.entries(given).flatMap(([key, value]) => {
    const known = values.get(key)
    if (!known) return [`unknown parameter ${key}`]
    const unknown = LISTS.has(key) ? namesOf(value).filter((one) => !known.has(one)) : []
    return unknown.map((one) => `${key}: unknown ${one}`)
  })

/** Parts of a reply that are in no sample and that nobody asked for. */
const findUnknownParts = (
  { sample }: Call,
  { query, reply }: Pick<RecordedRequest, 'query' | 'reply'>,
): string[] => {
  if (sample.size === 0 || reply?.status !== 200) return []
  const asked = namesOf(query.fields ?? '')
  const known = [...sample, ...asked.flatMap((name) => [`.${name}`, `.data[].${name}`])]
  const isKnown = (path: string) =>
    known.some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`))
  return listPaths(reply.json)
    .filter((path) => !isKnown(path))
    .map((path) => `reply: unknown ${path}`)
}

const emptyList = (name: string): [string, Set<string>] => [name, new Set()]

/** Checks calls of one API against its Postman collection. */
export function createPostmanCheck({
  file,
  base,
  documented,
}: {
  file: string
  /** Of the recorded paths. */
  base: RegExp
  /** Parameters that pages of the vendor name and the collection leaves out, by call. */
  documented: Readonly<Record<string, readonly string[]>>
}) {
  const calls = readCalls(file)
  return (request: RecordedRequest): { call: string; problems: string[] } | undefined => {
    if (!base.test(request.path)) return undefined
    const call = callOf(request.method, request.path.replace(base, '').split('/'))
    const known = calls.get(call)
    if (!known) return { call, problems: ['unknown call'] }
    const values = new Map([...known.values, ...(documented[call] ?? []).map(emptyList)])
    const fields = Object.entries(request.fields ?? {}).map(([name, value]) => [name, `${value}`])
    const { access_token: _, ...given } = { ...request.query, ...Object.fromEntries(fields) }
    const problems = [
      ...findUnknownValues({ ...known, values }, given),
      ...findUnknownParts(known, request),
    ]
    return { call, problems }
  }
}
