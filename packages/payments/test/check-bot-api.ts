import * as z from 'zod/mini'
import extract from './bot-api-payments.json' with { type: 'json' }

const field = z.object({ name: z.string(), types: z.array(z.string()), required: z.boolean() })
const api = z
  .object({
    methods: z.record(z.string(), z.object({ fields: z.array(field) })),
    types: z.record(z.string(), z.object({ fields: z.array(field) })),
  })
  .parse(extract)

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Integer: (value) => Number.isSafeInteger(value),
  Boolean: (value) => typeof value === 'boolean',
}

const isType = (value: unknown, type: string): boolean => {
  const plain = PLAIN[type]
  if (plain) return plain(value)
  const [, item] = /^Array of (.+)$/.exec(type) ?? []
  if (item) return Array.isArray(value) && value.every((one) => isType(one, item))
  const known = api.types[type]
  return !known || listViolations(known.fields, value).length === 0
}

const listViolations = (fields: readonly z.infer<typeof field>[], value: unknown): string[] => {
  const given: Record<string, unknown> = { ...Object(value) }
  const names = new Set(fields.map(({ name }) => name))
  return [
    ...Object.keys(given)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: unknown`),
    ...fields.flatMap(({ name, types, required }) => {
      const part = given[name]
      if (part === undefined) return required ? [`${name}: missing`] : []
      return types.some((type) => isType(part, type)) ? [] : [`${name}: not ${types.join(' or ')}`]
    }),
  ]
}

/** What of a call differs from the specification: unknown, missing and wrong parameters. */
export const checkCall = (method: string, params: unknown): string[] => {
  const known = api.methods[method]
  return known ? listViolations(known.fields, params) : [`${method}: unknown method`]
}

/** What of an object differs from its type. */
export const checkType = (type: string, value: unknown): string[] => {
  const known = api.types[type]
  return known ? listViolations(known.fields, value) : [`${type}: unknown type`]
}
