import { routes } from '@kadr/contract/routes'
import { expect, it } from 'vitest'
import type { core } from 'zod'
import { fieldNameOf } from './field-names.ts'

it('takes the innermost field with a name, and counts items from one', () => {
  expect(fieldNameOf(['firstName'])).toBe('Имя')
  expect(fieldNameOf(['slides', '2', 'text'])).toBe('Текст, 3')
  expect(fieldNameOf(['slides', '0', 'motion'])).toBe('Слайды, 1')
  expect(fieldNameOf(['mediaIds', '4'])).toBe('Медиа, 5')
  expect(fieldNameOf(['planId'])).toBe('Тариф')
  expect(fieldNameOf(['nobody'])).toBeUndefined()
})

type Schema = { _zod: { def: core.$ZodTypeDef } }
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Schemas directly inside of one, whatever its kind. */
const insideOf = ({ _zod: { def } }: Schema): unknown[] =>
  Object.entries(def).flatMap(([name, value]): unknown[] => {
    if (name === 'getter' && typeof value === 'function') return [value()]
    return Array.isArray(value) ? value : [value]
  })

/** Paths of all fields of a schema. */
const pathsOf = (schema: unknown, path: string[] = []): string[][] => {
  if (!isSchema(schema) || path.length > 8) return []
  const { def } = schema._zod
  if (def.type !== 'object' || !('shape' in def)) {
    return insideOf(schema).flatMap((inner) => pathsOf(inner, path))
  }
  return Object.entries(Object(def.shape)).flatMap(([name, value]) => {
    const own = [...path, name]
    return [own, ...pathsOf(value, own)]
  })
}

it('has Russian words for every field of a request that a message can name', () => {
  const paths = Object.values(routes).flatMap((route) =>
    ['body' in route && route.body, 'query' in route && route.query].flatMap((part) =>
      pathsOf(part),
    ),
  )
  expect(paths.length).toBeGreaterThan(300)
  const unnamed = paths.filter((path) => !/[а-яё]/i.test(fieldNameOf(path) ?? ''))
  expect([...new Set(unnamed.map((path) => path.join('.')))]).toEqual([])
})
