import type { RecordedRequest } from '@kadr/sandbox/networks/host'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { dig, isJson, type Json } from './read-spec.ts'

/** Converts OpenAPI 3.0 to JSON Schema: `nullable` becomes a type. */
function convert(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(convert)
  if (!isJson(schema)) return schema
  const { nullable, discriminator: _ignored, ...rest } = schema
  const out = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, convert(value)]),
  )
  return nullable === true ? { anyOf: [out, { type: 'null' }] } : out
}

/** Checks calls and replies against an OpenAPI document. */
export function createOpenApiCheck(spec: Json) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: true,
    validateFormats: false,
  })
  const components = convert(dig(spec, 'components'))

  /** Unlisted names are errors, also in composed schemas. */
  const problemsOf = (schema: unknown, value: unknown): string[] => {
    const target = chosen(schema, value)
    const validate = ajv.compile({
      components,
      allOf: [convert(target)],
      unevaluatedProperties: false,
    })
    if (validate(structuredClone(value))) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    )
  }

  const followed = (schema: unknown): unknown =>
    isJson(schema) && typeof schema.$ref === 'string'
      ? dig(spec, ...schema.$ref.slice(2).split('/'))
      : schema

  /** The variant selected by a discriminator, where the schema does not list variants. */
  const chosen = (schema: unknown, value: unknown): unknown => {
    const full = followed(schema)
    if (!isJson(full) || !isJson(full.discriminator) || full.oneOf) return schema
    const { propertyName, mapping } = full.discriminator
    const key = isJson(value) ? value[String(propertyName)] : undefined
    return isJson(mapping) && typeof mapping[String(key)] === 'string'
      ? { $ref: mapping[String(key)] }
      : schema
  }

  const queryProblems = (operation: Json, request: RecordedRequest): string[] => {
    const declared = Array.isArray(operation.parameters) ? operation.parameters.map(followed) : []
    const names = declared.flatMap((entry) =>
      isJson(entry) && entry.in === 'query' ? [entry.name] : [],
    )
    return Object.keys(request.query)
      .filter((name) => !names.includes(name))
      .map((name) => `unknown query ${name}`)
  }

  return {
    /** Violations of a call of a documented path, e.g. `/pins/{pin_id}`. */
    problems: ({ request, path }: { request: RecordedRequest; path: string }): string[] => {
      const operation = dig(spec, 'paths', path, request.method.toLowerCase())
      const found = queryProblems(operation, request)
      const wanted = operation.requestBody
      if (isJson(wanted)) found.push(...problemsOf(schemaIn(wanted), request.fields))
      const responses = dig(operation, 'responses')
      const described = responses[String(request.reply?.status)] ?? responses.default
      const schema = isJson(described) ? schemaIn(described) : undefined
      if (schema) found.push(...problemsOf(schema, request.reply?.json))
      return found
    },
  }
}

function schemaIn(of: Json): unknown {
  if (!isJson(of.content)) return undefined
  const [media] = Object.values(of.content)
  return isJson(media) ? media.schema : undefined
}
