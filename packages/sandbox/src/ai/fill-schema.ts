type JsonSchema = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null

const LIST_LENGTH = 3

/** A document that matches the schema, with different text in each field. */
export const fillSchema = (schema: JsonSchema, place = 'текст'): unknown => {
  if (schema.anyOf?.[0]) return fillSchema(schema.anyOf[0], place)
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [
          name,
          fillSchema(part, `${place}, ${name}`),
        ]),
      )
    case 'array':
      return Array.from({ length: LIST_LENGTH }, (_, index) =>
        fillSchema(schema.items ?? {}, `${place} ${index + 1}`),
      )
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return `Песочница: ${place}`
  }
}
