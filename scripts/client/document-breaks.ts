/** A part of a document of OpenAPI. */
export type Part = { [name: string]: unknown }

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const partOf = (value: unknown, name: string): Part => {
  const found = isPart(value) ? value[name] : undefined
  return isPart(found) ? found : {}
}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

type Sides = { before: unknown; after: unknown }
type Compared = Sides & { where: string; documents: { before: Part; after: Part }; depth: number }

const resolve = (document: Part, schema: unknown): Part => {
  if (!isPart(schema)) return {}
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const name = $ref.split('/').at(-1) ?? ''
  return partOf(partOf(partOf(document, 'components'), 'schemas'), name)
}

/** Schemas meet themselves nowhere deeper. */
const MAX_DEPTH = 12

const variantsOf = (schema: Part): unknown[] => [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
const typesOf = ({ type }: Part): string[] => [type].flat().filter((one) => typeof one === 'string')

type Limit = { name: string; isNarrower: (before: number, after: number) => boolean }
const LESS = (before: number, after: number) => after < before
const MORE = (before: number, after: number) => after > before
const LIMITS: readonly Limit[] = [
  { name: 'maxLength', isNarrower: LESS },
  { name: 'maxItems', isNarrower: LESS },
  { name: 'maximum', isNarrower: LESS },
  { name: 'minLength', isNarrower: MORE },
  { name: 'minItems', isNarrower: MORE },
  { name: 'minimum', isNarrower: MORE },
]

const narrowedLimits = ({ before, after, where }: { before: Part; after: Part; where: string }) => [
  ...LIMITS.flatMap(({ name, isNarrower }) => {
    const [one, other] = [before[name], after[name]]
    if (typeof other !== 'number') return []
    const isNew = typeof one !== 'number'
    return isNew || isNarrower(one, other) ? [`${where}: ${name} is narrower`] : []
  }),
  ...(after.pattern !== undefined && after.pattern !== before.pattern
    ? [`${where}: another pattern`]
    : []),
]

const goneFrom = (all: unknown[], left: unknown[]) => {
  const kept = new Set(left.map((one) => JSON.stringify(one)))
  return all.filter((one) => !kept.has(JSON.stringify(one)))
}

const deeper = (compared: Compared, sides: Sides, name: string): Compared => ({
  ...compared,
  ...sides,
  where: `${compared.where}.${name}`,
  depth: compared.depth + 1,
})

const sidesOf = ({ before, after, documents }: Compared) => ({
  before: resolve(documents.before, before),
  after: resolve(documents.after, after),
})

const enumOf = (schema: Part) => ('const' in schema ? [schema.const] : listOf(schema.enum))

/** What a client reads: nothing it counts on may go. */
const answerBreaks = (compared: Compared): string[] => {
  if (compared.depth > MAX_DEPTH) return []
  const { where } = compared
  const { before, after } = sidesOf(compared)
  const added = goneFrom(typesOf(after), typesOf(before))
  const fields = Object.entries(partOf(before, 'properties'))
  const left = partOf(after, 'properties')
  const [had, has] = [variantsOf(before), variantsOf(after)]
  return [
    ...(added.length > 0 && typesOf(before).length > 0 ? [`${where}: another type`] : []),
    ...(had.length > 0 && has.length !== had.length ? [`${where}: other variants`] : []),
    ...goneFrom(enumOf(before), enumOf(after)).map(
      (value) => `${where}: no value ${String(value)}`,
    ),
    ...goneFrom(listOf(before.required), listOf(after.required)).map(
      (name) => `${where}: ${String(name)} may be missing`,
    ),
    ...fields.flatMap(([name, part]) =>
      name in left
        ? answerBreaks(deeper(compared, { before: part, after: left[name] }, name))
        : [`${where}: no field ${name}`],
    ),
    ...had.flatMap((part, index) =>
      has.length === had.length
        ? answerBreaks(deeper(compared, { before: part, after: has[index] }, String(index)))
        : [],
    ),
    ...(before.items
      ? answerBreaks(deeper(compared, { before: before.items, after: after.items }, 'items'))
      : []),
  ]
}

/** What a client sends: all that was taken is taken. */
const requestBreaks = (compared: Compared): string[] => {
  if (compared.depth > MAX_DEPTH) return []
  const { where } = compared
  const { before, after } = sidesOf(compared)
  const left = partOf(after, 'properties')
  const [had, has] = [variantsOf(before), variantsOf(after)]
  const isNowLimited = enumOf(before).length === 0 && enumOf(after).length > 0
  return [
    ...(goneFrom(typesOf(before), typesOf(after)).length > 0 ? [`${where}: a narrower type`] : []),
    ...(typesOf(before).length === 0 && had.length === 0 && typesOf(after).length > 0
      ? [`${where}: a narrower type`]
      : []),
    ...(has.length < had.length ? [`${where}: fewer variants`] : []),
    ...(isNowLimited ? [`${where}: only some values`] : []),
    ...goneFrom(enumOf(before), enumOf(after)).map(
      (value) => `${where}: no value ${String(value)}`,
    ),
    ...goneFrom(listOf(after.required), listOf(before.required)).map(
      (name) => `${where}: ${String(name)} is required`,
    ),
    ...narrowedLimits({ before, after, where }),
    ...Object.entries(partOf(before, 'properties')).flatMap(([name, part]) =>
      name in left
        ? requestBreaks(deeper(compared, { before: part, after: left[name] }, name))
        : [`${where}: no field ${name}`],
    ),
    ...had.flatMap((part, index) =>
      index < has.length
        ? requestBreaks(deeper(compared, { before: part, after: has[index] }, String(index)))
        : [],
    ),
    ...(before.items
      ? requestBreaks(deeper(compared, { before: before.items, after: after.items }, 'items'))
      : []),
  ]
}

const schemaIn = (holder: unknown): unknown => {
  const [body] = Object.values(partOf(holder, 'content'))
  return isPart(body) ? body.schema : undefined
}

type Documents = { before: Part; after: Part }

const parameterBreaks = ({
  before,
  after,
  where,
  documents,
}: Sides & { where: string; documents: Documents }) => {
  const keyOf = (one: unknown) => (isPart(one) ? `${String(one.in)} ${String(one.name)}` : '')
  const had = listOf(partOf({ before }, 'before').parameters)
  const has = listOf(partOf({ after }, 'after').parameters)
  const known = new Map(has.map((one) => [keyOf(one), one]))
  const isRequired = (one: unknown) => isPart(one) && one.required === true
  const names = new Set(had.map(keyOf))
  return [
    ...had.flatMap((one) => {
      const other = known.get(keyOf(one))
      if (!isPart(other) || !isPart(one)) return [`${where}: no parameter ${keyOf(one)}`]
      const at = `${where} ${keyOf(one)}`
      return [
        ...(isRequired(other) && !isRequired(one) ? [`${at}: is required`] : []),
        ...requestBreaks({
          before: one.schema,
          after: other.schema,
          where: at,
          documents,
          depth: 0,
        }),
      ]
    }),
    ...has
      .filter((one) => isRequired(one) && !names.has(keyOf(one)))
      .map((one) => `${where}: ${keyOf(one)} is required`),
  ]
}

const operationBreaks = ({
  before,
  after,
  where,
  documents,
}: Documents & { where: string; documents: Documents }) => {
  const answers = partOf(after, 'responses')
  const body = { before: schemaIn(before.requestBody), after: schemaIn(after.requestBody) }
  return [
    ...(before['x-scope'] === after['x-scope'] ? [] : [`${where}: another scope`]),
    ...(before.operationId === after.operationId ? [] : [`${where}: another name`]),
    ...parameterBreaks({ before, after, where, documents }),
    ...(body.before === undefined && body.after !== undefined ? [`${where}: needs a body`] : []),
    ...(body.before === undefined
      ? []
      : requestBreaks({ ...body, where: `${where} body`, documents, depth: 0 })),
    ...Object.entries(partOf(before, 'responses')).flatMap(([status, answer]) => {
      const other = answers[status]
      if (other === undefined) return [`${where}: no answer ${status}`]
      const sides = { before: schemaIn(answer), after: schemaIn(other) }
      return answerBreaks({ ...sides, where: `${where} ${status}`, documents, depth: 0 })
    }),
  ]
}

/** What a client written by the earlier document would trip over; what is only added is none of it. */
export const findDocumentBreaks = (documents: Documents): string[] => {
  const paths = partOf(documents.after, 'paths')
  return Object.entries(partOf(documents.before, 'paths')).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const before = isPart(operations) ? operations[method] : undefined
      if (!isPart(before)) return []
      const where = `${method.toUpperCase()} ${path}`
      const after = partOf(paths, path)[method]
      return isPart(after)
        ? operationBreaks({ before, after, where, documents })
        : [`${where}: is gone`]
    }),
  )
}
