import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { MAX_INTEGER } from './base/primitives.ts'
import { routes } from './routes.ts'

type Leaf = { name: string; schema: z.ZodMiniType }

const WRAPPED = ['innerType', 'element', 'in', 'out', 'valueType', 'keyType'] as const

type Definition = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  options?: readonly z.ZodMiniType[]
} & Partial<Record<(typeof WRAPPED)[number], z.ZodMiniType>>

/** Guarantee: the documented definitions of zod's schemas have their parts by these names. */
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** The schemas a schema is made of, with the names of fields. */
const partsOf = ({ name, schema }: Leaf): Leaf[] => {
  const definition = definitionOf(schema)
  if (definition.shape) {
    return Object.entries(definition.shape).map(([key, part]) => ({ name: key, schema: part }))
  }
  const parts = [...(definition.options ?? []), ...WRAPPED.flatMap((key) => definition[key] ?? [])]
  return parts.map((part) => ({ name, schema: part }))
}

const leavesOf = (leaf: Leaf): Leaf[] => {
  if (definitionOf(leaf.schema).type === 'transform') return []
  const parts = partsOf(leaf)
  return parts.length === 0 ? [leaf] : parts.flatMap(leavesOf)
}

const given = Object.entries(routes).flatMap(([route, { params, query, body }]) =>
  [params, query, body]
    .flatMap((schema) => (schema ? leavesOf({ name: '', schema }) : []))
    .map((leaf) => ({ ...leaf, where: `${route}: ${leaf.name}` })),
)

const takes = ({ schema }: Leaf, value: unknown) => schema.safeParse(value).success

const DAYS = ['0000-01-01', '0001-12-31', '1969-12-31', '2100-01-01', '9999-12-31']
const FAR = DAYS.flatMap((day) => [day, `${day}T12:00`, `${day}T12:00:00Z`, `${day}T12:00:00.000Z`])

it('takes no date that a calendar and the database can not reckon with', () => {
  // A field that takes any words takes those of a date too.
  const isDate = (leaf: Leaf, text: string) =>
    takes(leaf, text) && !takes(leaf, text.replaceAll(/\W|\d/g, 'x'))
  const faults = given.filter((leaf) => FAR.some((date) => isDate(leaf, date)))
  expect(faults.map(({ where }) => where)).toEqual([])
  const near = ['2026-03-10', '2026-03-10T12:00', '2026-03-10T12:00:00.000Z']
  const dates = given.filter((leaf) => near.some((date) => isDate(leaf, date)))
  expect(dates.length).toBeGreaterThan(20)
})

/** Sums, ids and moments of messengers, which are stored as bigint or only compared. */
const LARGE = new Set(['amount', 'minor', 'telegramId', 'personId', 'update_id', 'timestamp'])

it('takes no number larger than its column', () => {
  const beyond = [MAX_INTEGER + 1, -MAX_INTEGER - 2, 2 ** 53 - 1, 1 - 2 ** 53, 1e300]
  const wide = given.filter((leaf) => beyond.some((value) => takes(leaf, value)))
  const faults = wide.filter((leaf) => !LARGE.has(leaf.name) && !takes(leaf, {}))
  expect(faults.map(({ where }) => where)).toEqual([])
  const unsafe = given.filter((leaf) => takes(leaf, 2 ** 53) && !takes(leaf, {}))
  expect(unsafe.map(({ where }) => where).toSorted()).toEqual([
    'maxWebhook: timestamp',
    'telegramWebhook: update_id',
  ])
})
