import { expect, it } from 'vitest'
import { dropServerFields } from './slim-contract.ts'

it('drops the summary and the rate of a route and keeps what the client reads', () => {
  const route = [
    'export const getPost = defineRoute({',
    "  method: 'GET',",
    "  rate: 'read',",
    "  summary: 'Пост',",
    "  tags: ['post'],",
    '})',
  ]
  const lines = dropServerFields(route.join('\n')).split('\n')
  expect(lines.filter((line) => line !== '')).toEqual([route[0], route[1], route[4], route[5]])
})

it('leaves fields of the same name inside a schema', () => {
  const schema = 'const plan = z.object({\n  summary: z.string(),\n  rate: z.int(),\n})'
  expect(dropServerFields(schema)).toBe(schema)
})
