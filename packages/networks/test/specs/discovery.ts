import type { RecordedRequest } from '@kadr/sandbox/networks/host'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { dig, isJson, type Json } from './read-spec.ts'

const KEPT = new Set(['type', 'properties', 'items', 'additionalProperties', 'enum', '$ref'])

/** Converts Google's schemas to JSON Schema; unlisted names are errors. */
function convert(schema: unknown): unknown {
  if (!isJson(schema)) return schema
  const kept = Object.entries(schema).filter(([name]) => KEPT.has(name))
  const out: Record<string, unknown> = Object.fromEntries(kept)
  // Google's name for an arbitrary type.
  if (out.type === 'any') delete out.type
  if (typeof out.$ref === 'string') out.$ref = `#/$defs/${out.$ref}`
  if (isJson(out.properties)) out.properties = mapValues(out.properties)
  if (isJson(out.items)) out.items = convert(out.items)
  const more = out.additionalProperties
  return out.properties || more ? { ...out, additionalProperties: convert(more ?? false) } : out
}

const mapValues = (of: Json) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, convert(value)]))

/** Checks calls of one Google API against its discovery document. */
export function createDiscoveryCheck(spec: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const $defs = mapValues(dig(spec, 'schemas'))
  const common = Object.keys(dig(spec, 'parameters'))

  const bodyProblems = (schema: unknown, body: unknown): string[] => {
    if (!isJson(schema)) return []
    const validate = ajv.compile({ $defs, $ref: `#/$defs/${schema.$ref}` })
    if (validate(body)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }

  return {
    /** Violations of a call of `resources.<resource>.methods.<method>`. */
    problems: (of: { request: RecordedRequest; resource: string; method: string }): string[] => {
      const { request } = of
      const method = dig(spec, 'resources', of.resource, 'methods', of.method)
      const parameters = isJson(method.parameters) ? method.parameters : {}
      const known = [...Object.keys(parameters), ...common, 'uploadType', 'upload_id']
      const found = Object.keys(request.query)
        .filter((name) => !known.includes(name))
        .map((name) => `unknown query ${name}`)
      for (const [name, parameter] of Object.entries(parameters)) {
        if (isJson(parameter) && parameter.required === true && !request.query[name]) {
          found.push(`missing query ${name}`)
        }
      }
      if (method.httpMethod !== request.method) found.push(`method is ${request.method}`)
      found.push(...(request.fields ? bodyProblems(method.request, request.fields) : []))
      const isSuccess = request.reply?.status === 200 && request.reply.json !== undefined
      return isSuccess ? [...found, ...bodyProblems(method.response, request.reply?.json)] : found
    },
  }
}
