import * as z from 'zod/mini'
import { readSpec } from './read-spec.ts'

const field = z.object({ name: z.string(), types: z.array(z.string()), required: z.boolean() })
const type = z.object({
  name: z.string(),
  fields: z._default(z.array(field), []),
  subtypes: z._default(z.array(z.string()), []),
})
const method = z.object({
  name: z.string(),
  returns: z.array(z.string()),
  fields: z._default(z.array(field), []),
})
const botApi = z.object({
  methods: z.record(z.string(), method),
  types: z.record(z.string(), type),
})
export type BotApi = z.infer<typeof botApi>

export const readBotApi = (): BotApi => botApi.parse(readSpec('telegram-bot-api-10.1.json'))

type Checked = { api: BotApi; value: unknown; path: string }

/** Violations of a call: unknown method; wrong, missing and unknown parameters. */
export function checkCall(input: {
  api: BotApi
  method: string
  params: Readonly<Record<string, unknown>>
}): string[] {
  const known = input.api.methods[input.method]
  if (!known) return [`${input.method}: no such method`]
  return checkFields({ ...input, value: input.params, path: input.method, fields: known.fields })
}

/** Violations in the `result` of a reply. */
export function checkResult(input: { api: BotApi; method: string; result: unknown }): string[] {
  const types = input.api.methods[input.method]?.returns ?? []
  return checkValue({ ...input, value: input.result, path: `${input.method} →`, types })
}

function checkFields(input: Checked & { fields: readonly z.infer<typeof field>[] }): string[] {
  const given: Record<string, unknown> = { ...Object(input.value) }
  const names = new Set(input.fields.map(({ name }) => name))
  // Files of a form are named by the parameters that attach them.
  const unknown = Object.keys(given).filter((name) => !names.has(name) && !isFile(given[name]))
  return [
    ...unknown.map((name) => `${input.path}.${name}: unknown`),
    ...input.fields.flatMap(({ name, types, required }) => {
      const value = given[name]
      if (value === undefined) return required ? [`${input.path}.${name}: missing`] : []
      return checkValue({ ...input, value, path: `${input.path}.${name}`, types })
    }),
  ]
}

/** The host records the name, type and size of a file. */
const isFile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'size' in value && 'name' in value

const SIMPLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  Integer: (value) => Number.isSafeInteger(Number(value)) && value !== '',
  Float: (value) => Number.isFinite(Number(value)),
  Boolean: (value) => value === true || value === false || value === 'true' || value === 'false',
  True: (value) => value === true || value === 'true',
  InputFile: isFile,
}

function checkValue(input: Checked & { types: readonly string[] }): string[] {
  const verdicts = input.types.map((name) => checkType({ ...input, name }))
  const best = verdicts.sort((a, b) => a.length - b.length)[0]
  return best ?? [`${input.path}: no type to check against`]
}

function checkType(input: Checked & { name: string }): string[] {
  const { api, name, path, value } = input
  const simple = SIMPLE[name]
  if (simple) return simple(value) ? [] : [`${path}: not ${name}`]
  const [, item] = /^Array of (.+)$/.exec(name) ?? []
  if (item) {
    const list = parsed(value)
    if (!Array.isArray(list)) return [`${path}: not a list`]
    return list.flatMap((one, index) =>
      checkType({ api, value: one, path: `${path}[${index}]`, name: item }),
    )
  }
  const known = api.types[name]
  if (!known) return [`${path}: unknown type ${name}`]
  if (known.subtypes.length > 0) return checkValue({ ...input, types: known.subtypes })
  const object = parsed(value)
  if (typeof object !== 'object' || object === null) return [`${path}: not ${name}`]
  return checkFields({ api, value: object, path, fields: known.fields })
}

/** Forms carry objects as JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
