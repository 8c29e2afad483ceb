import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { createRowHash } from './row-hash.ts'

const digest = async (parts: readonly string[]) => {
  const { stream, result } = createRowHash()
  await pipeline(Readable.from(parts.map((part) => Buffer.from(part))), stream.resume())
  return result()
}

it('knows the same rows in any order and however they are cut', async () => {
  const whole = await digest(['1\tа\n2\tб\n3\t\\N\n'])
  expect(whole.rows).toBe(3)
  expect(await digest(['3\t\\N\n1\t', 'а', '\n2', '\tб\n'])).toEqual(whole)
})

it.each([[['1\tа\n2\tб\n']], [['1\tа\n2\tб\n3\t\\N\n3\t\\N\n']], [['1\tа\n2\tв\n3\t\\N\n']], [[]]])(
  'tells other rows: %j',
  async (parts) => {
    expect(await digest(parts)).not.toEqual(await digest(['1\tа\n2\tб\n3\t\\N\n']))
  },
)
