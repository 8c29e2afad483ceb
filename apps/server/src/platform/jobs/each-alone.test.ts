import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTurn } from './each-alone.ts'

it('goes on after a row that fails, and fails at the end', async () => {
  const turn = createTurn({ ctx: { log: pino({ level: 'silent' }) }, name: 'fruit' })
  const eaten: string[] = []
  await turn.each([{ name: 'plum' }, { name: 'stone' }, { name: 'pear' }], async ({ name }) => {
    if (name === 'stone') throw new Error('too hard')
    eaten.push(name)
  })
  await turn.each([{ name: 'fig' }], async ({ name }) => eaten.push(name))
  expect(eaten).toEqual(['plum', 'pear', 'fig'])
  expect(() => turn.end()).toThrow('fruit: 1 failed')
})
