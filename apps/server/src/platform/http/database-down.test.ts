import { expect, it } from 'vitest'
import { isDatabaseDown } from './database-down.ts'

const withCode = (code: string) => Object.assign(new Error('query failed'), { code })

it.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300'])(
  'takes %s for a database that is down',
  (code) => {
    expect(isDatabaseDown(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
  },
)

it('sees a connection that broke in the middle', () => {
  expect(isDatabaseDown(new Error('Connection terminated unexpectedly'))).toBe(true)
})

it.each([withCode('23505'), new Error('broken'), 'text', undefined])(
  'leaves other failures alone (%#)',
  (error) => {
    expect(isDatabaseDown(error)).toBe(false)
  },
)
