import fc from 'fast-check'

/** The part of JSON Schema that our OpenAPI document uses. */
export type JsonSchema = {
  type?: string
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  format?: string
}

const SURROGATES = { from: 0xd800, count: 0x800 }

/** The same as `binary` of fast-check, which builds a map of a million code points first. */
export const anyCharacter = fc.nat(0x10_ffff - SURROGATES.count).map((index) => {
  return String.fromCodePoint(index < SURROGATES.from ? index : index + SURROGATES.count)
})

/** Strings that break naive parsers. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    '',
    '\u0000',
    'имя\u0000',
    '\ud800',
    '\u202e\u200b',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '{}',
    'null',
    'я'.repeat(65),
    'x'.repeat(600),
    '👩‍👩‍👧‍👦'.repeat(40),
  ),
)

/** Days that calendars and databases disagree about, and an ordinary one. */
const edgeDay = fc.constantFrom('0000-01-01', '1969-12-31', '2026-03-10', '9999-12-31')

const objectOf = ({ properties = {}, required = [] }: JsonSchema) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, arbitraryOf(value)])),
    { requiredKeys: required },
  )

/** Values at the edge of the schema, valid or nearly so. */
export const arbitraryOf = (schema: JsonSchema | undefined): fc.Arbitrary<unknown> => {
  if (!schema) return fc.jsonValue()
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.format === 'uuid') return fc.oneof(fc.uuid(), hostileText)
  if (schema.format === 'date') return fc.oneof(edgeDay, hostileText)
  if (schema.format === 'date-time') {
    return fc.oneof(
      edgeDay.map((day) => `${day}T00:00:00Z`),
      hostileText,
    )
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(arbitraryOf(schema.items), { maxLength: 5 })
    case 'integer':
      return fc.oneof(
        fc.maxSafeInteger(),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 0, (schema.maximum ?? 0) + 1),
        fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1 - 2 ** 53),
      )
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'string':
      return hostileText
    default:
      return fc.jsonValue()
  }
}
