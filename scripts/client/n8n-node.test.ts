import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import document from '../../packages/client/openapi.json' with { type: 'json' }

const NODE = resolve(import.meta.dirname, '../../integrations/n8n/nodes/Kadr/properties.ts')
const KEY = 'Idempotency-Key'

const send = z.object({
  type: z.optional(z.enum(['body', 'query'])),
  property: z.optional(z.string()),
})
const routing = z.object({
  request: z.optional(
    z.object({
      method: z.string(),
      url: z.string(),
      headers: z.optional(z.record(z.string(), z.string())),
      qs: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  send: z.optional(send),
})
const option = z.looseObject({
  name: z.string(),
  value: z.optional(z.unknown()),
  routing: z.optional(routing),
  options: z.optional(z.unknown()),
})
const field = z.looseObject({
  name: z.string(),
  type: z.string(),
  required: z.optional(z.boolean()),
  displayOptions: z.optional(z.object({ show: z.record(z.string(), z.array(z.unknown())) })),
  routing: z.optional(routing),
  options: z.optional(z.array(z.unknown())),
})
type Field = z.infer<typeof field>

const loaded: { properties: unknown } = await import(pathToFileURL(NODE).href)
const fields = z.array(field).parse(loaded.properties)

const isShown = ({ displayOptions }: Field, resource: unknown, operation: unknown) => {
  const show = displayOptions?.show ?? {}
  return show.resource?.includes(resource) === true && show.operation?.includes(operation) === true
}

/** Fields of a collection stand inside of it. */
const openField = (one: Field): Field[] =>
  one.type === 'collection' ? z.array(field).parse(one.options) : [one]

const operations = fields
  .filter(({ name }) => name === 'operation')
  .flatMap((chooser) => {
    const [resource] = chooser.displayOptions?.show.resource ?? []
    return z
      .array(option)
      .parse(chooser.options)
      .map((one) => {
        const { request } = one.routing ?? {}
        if (!request) throw new Error(`${String(resource)} ${one.name} calls nothing`)
        return {
          name: `${String(resource)}: ${String(one.value)}`,
          request,
          fields: fields.filter((each) => isShown(each, resource, one.value)),
        }
      })
  })

const PATH_PART = /\{\{ encodeURIComponent\(\$parameter\.(\w+)\) \}\}/g
/** `=/posts/{{ … $parameter.id … }}` as the document writes it. */
const toPath = (url: string) => url.replace(/^=/, '').replaceAll(PATH_PART, '{$1}')

const parameter = z.object({ name: z.string(), in: z.string(), schema: z.looseObject({}) })
const schema = z.looseObject({
  properties: z.optional(z.record(z.string(), z.looseObject({}))),
  required: z.optional(z.array(z.string())),
})
const call = z.looseObject({
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(
    z.object({
      content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
    }),
  ),
})
const paths: Record<string, Record<string, unknown>> = document.paths

const findCall = ({ method, url }: { method: string; url: string }) =>
  call.safeParse(paths[toPath(url)]?.[method.toLowerCase()]).data

const bodiesOf = (found: z.infer<typeof call>) => {
  const whole = found.requestBody?.content['application/json'].schema
  if (!whole) return []
  const parts = z.optional(z.array(schema)).parse(whole.oneOf) ?? [schema.parse(whole)]
  return parts
}

it('has the operations it tells of', () => {
  expect(operations.length).toBeGreaterThan(25)
})

it.each(operations)('calls what the API has: $name', ({ request, fields: shown }) => {
  const found = findCall(request)
  if (!found) throw new Error(`${request.method} ${toPath(request.url)} is no call of the API`)
  const parameters = found.parameters ?? []
  const needsKey = parameters.some(({ name }) => name === KEY)
  expect(KEY in (request.headers ?? {})).toBe(needsKey)
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  expect(shown.filter(({ name }) => name === 'id').map(({ name }) => name)).toEqual(inPath)
  const sent = shown.flatMap(openField).flatMap((one) => {
    const { type, property } = one.routing?.send ?? {}
    return type && property ? [{ type, property, one }] : []
  })
  const query = parameters.filter((one) => one.in === 'query')
  for (const { property, one } of sent.filter(({ type }) => type === 'query')) {
    const known = query.find(({ name }) => name === property)
    expect(known, property).toBeDefined()
    assertChoices(one, known?.schema)
  }
  const bodies = bodiesOf(found)
  const inBody = sent.filter(({ type }) => type === 'body')
  for (const { property, one } of inBody) {
    const [head = '', inner] = property.split('.')
    const known = bodies.flatMap(({ properties }) => properties?.[head] ?? [])
    expect(known, property).not.toEqual([])
    if (inner === undefined && known.length === 1) assertChoices(one, z.optional(z.looseObject({})).parse(known[0]))
  }
  const heads = new Set(inBody.map(({ property }) => property.split('.')[0]))
  for (const { required = [] } of bodies)
    expect([...heads]).toEqual(expect.arrayContaining(required))
})

/** What a person chooses from is what the API takes. */
function assertChoices(one: Field, known: { enum?: unknown } | undefined) {
  if (one.type !== 'options' || !Array.isArray(known?.enum)) return
  const offered = z
    .array(option)
    .parse(one.options ?? [])
    .map(({ value }) => value)
  expect([...offered].toSorted()).toEqual([...known.enum].toSorted())
}

it('asks of a list only what lists take', () => {
  const lists = operations.filter(({ name }) => name.endsWith('getAll'))
  for (const { request } of lists) {
    const names = findCall(request)?.parameters?.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['cursor', 'limit']))
  }
})

it('names its files in its package', async () => {
  const folder = resolve(NODE, '../../..')
  const { default: manifest } = await import(pathToFileURL(join(folder, 'package.json')).href, {
    with: { type: 'json' },
  })
  expect(manifest.dependencies).toBeUndefined()
  expect(manifest.keywords).toContain('n8n-community-node-package')
})
