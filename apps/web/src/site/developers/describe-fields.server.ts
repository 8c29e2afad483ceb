import type { ApiField } from '../content/page-data.ts'
import { FIELD_TEXTS } from './field-texts.ts'
import { isPart, listOf, type Part, resolve, textOf } from './read-document.server.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'строка',
  integer: 'целое число',
  number: 'число',
  boolean: 'true или false',
  array: 'список',
  object: 'объект',
  null: 'null',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'id',
  'date-time': 'момент в UTC',
  date: 'дата',
}

const variantsOf = (schema: Part) => [...listOf(schema.anyOf), ...listOf(schema.oneOf)]

const isNull = (schema: unknown) => isPart(schema) && schema.type === 'null'

const limitsOf = ({ maxLength, maxItems, minimum, maximum }: Part) => [
  ...(typeof maxLength === 'number' ? [`до ${maxLength} знаков`] : []),
  ...(typeof maxItems === 'number' ? [`до ${maxItems}`] : []),
  ...(typeof minimum === 'number' && typeof maximum === 'number' && maximum < 1_000_000
    ? [`от ${minimum} до ${maximum}`]
    : []),
]

const typeOf = (given: unknown): string => {
  const schema = resolve(given)
  const variants = variantsOf(schema)
  if (variants.length > 0) {
    const names = variants.filter((one) => !isNull(one)).map(typeOf)
    const words = [...new Set(names)].join(' или ')
    return variants.some(isNull) ? `${words} или null` : words
  }
  if ('const' in schema) return JSON.stringify(schema.const)
  const values = listOf(schema.enum)
  if (values.length > 0) return values.map(String).join(', ')
  return FORMATS[textOf(schema.format)] ?? TYPES[textOf(schema.type)] ?? 'любое значение'
}

const fieldOf = (name: string, schema: unknown, isRequired: boolean): ApiField => ({
  name,
  type: [typeOf(schema), ...limitsOf(resolve(schema))].join(', '),
  isRequired,
  text: FIELD_TEXTS[name.split('.').at(-1) ?? ''] ?? '',
})

const MAX_DEPTH = 3

/** The object inside of a field: of a list its item, of one that may be null the other variant. */
const innerOf = (schema: Part): Part | undefined => {
  const [variant] = variantsOf(schema).filter((one) => !isNull(one))
  const inner = resolve(schema.type === 'array' ? schema.items : (variant ?? schema))
  return isPart(inner.properties) ? inner : undefined
}

/** Fields with those inside of them, by their names with dots. */
const fieldsIn = (schema: Part, prefix: string, depth: number): ApiField[] => {
  const required = listOf(schema.required)
  const properties = isPart(schema.properties) ? schema.properties : {}
  return Object.entries(properties).flatMap(([name, part]) => {
    const path = `${prefix}${name}`
    const inner = depth < MAX_DEPTH ? innerOf(resolve(part)) : undefined
    return [
      fieldOf(path, part, required.includes(name)),
      ...(inner ? fieldsIn(inner, `${path}.`, depth + 1) : []),
    ]
  })
}

/** Of a choice, the fields of all its variants, each once. */
export const describeBody = (given: unknown): ApiField[] => {
  const schema = resolve(given)
  const variants = variantsOf(schema).map(resolve)
  const fields = (variants.length > 0 ? variants : [schema]).flatMap((one) => fieldsIn(one, '', 1))
  return [...new Map(fields.map((field) => [field.name, field])).values()]
}

export const describeParameters = (parameters: unknown): ApiField[] =>
  listOf(parameters)
    .filter(isPart)
    .map(({ name, schema, required }) => fieldOf(textOf(name), schema, required === true))
