import { v1Routes } from '@kadr/contract/integrations/v1/v1-routes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isObject } from './document-schemas.ts'
import { EXAMPLES } from './examples.ts'
import { writeDocument } from './write-document.ts'

const routes = Object.entries(v1Routes)
const document = writeDocument()

it.each(routes)('shows an example of %s that is true to its declaration', (name, route) => {
  const example = EXAMPLES[name]
  expect(example).toBeDefined()
  if (route.body) expect(z.safeParse(route.body, example?.body).error).toBeUndefined()
  else expect(example?.body).toBeUndefined()
  expect(z.safeParse(route.data, example?.answer).error).toBeUndefined()
  // Nothing is shown that an answer never has.
  expect(z.parse(route.data, example?.answer)).toEqual(example?.answer)
})

it.each(routes)('refuses a field that %s does not know', (_, route) => {
  if (!route.body) return
  const { additionalProperties, oneOf, anyOf } = z.toJSONSchema(route.body, { io: 'input' })
  const variants = oneOf ?? anyOf
  const isStrict = variants
    ? variants.every((one) => isObject(one) && one.additionalProperties === false)
    : additionalProperties === false
  expect(isStrict).toBe(true)
})

const refsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  )
}

it('refers only to what it holds, and holds nothing it does not refer to', () => {
  const { components } = document
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  const names = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
  const used = refsIn(document).filter((ref) => ref.startsWith('#/components/schemas/'))
  expect([...new Set(used)].toSorted()).toEqual(names.toSorted())
  expect(JSON.stringify(document)).not.toContain('$defs')
})

it('names every call once, with its scope', () => {
  const { paths } = document
  const operations = Object.values(isObject(paths) ? paths : {}).flatMap((path) =>
    isObject(path) ? Object.values(path).filter(isObject) : [],
  )
  expect(operations).toHaveLength(routes.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
  expect(operations.map((one) => one['x-scope'])).toEqual(
    expect.arrayContaining([...new Set(routes.map(([, { scope }]) => scope))]),
  )
})
