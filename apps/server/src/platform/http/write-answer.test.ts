import { routes } from '@kadr/contract/routes'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answerCompiler } from './write-answer.ts'

const writersOf = (schema: z.ZodMiniType) => {
  const route = { schema, method: 'GET', url: '/things', httpStatus: '200' }
  return { write: answerCompiler(route), writeByLooking: serializerCompiler(route) }
}

it('leaves out what the contract does not name, at every depth', () => {
  const { write } = writersOf(z.object({ items: z.array(z.object({ id: z.string() })) }))
  const answer = { items: [{ id: 'a', token: 'secret' }], secret: 1 }
  expect(write(answer)).toBe('{"items":[{"id":"a"}]}')
})

it('refuses an answer that does not fit, with the same failure', () => {
  const { write, writeByLooking } = writersOf(z.object({ count: z.number() }))
  for (const answer of [{ count: '1' }, {}, null]) {
    expect(() => write(answer)).toThrow()
    expect(() => write(answer)).toThrowError(
      expect.objectContaining({ code: 'FST_ERR_RESPONSE_SERIALIZATION' }),
    )
    expect(() => writeByLooking(answer)).toThrow()
  }
})

it('compiles the answers of all routes', () => {
  const answers = Object.values(routes).flatMap(({ data }) => (data ? [data] : []))
  expect(answers.length).toBeGreaterThan(300)
  for (const data of answers) expect(() => z.compile(data, { strict: true })).not.toThrow()
})
