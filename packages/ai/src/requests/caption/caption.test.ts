import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'
import { createFacts } from '../../../test/tasks.ts'

it('tells the limits of the network and keeps to them', () => {
  const { prompt, read } = prepare({ kind: 'caption', topic: 'кофе', network: 'bluesky' })
  expect(prompt.instructions).toContain('Пределы Bluesky')
  const output = read({
    text: 'Слово за слово. '.repeat(100),
    hashtags: ['#кофе', 'утро дня', '1'],
  })
  if (output.kind !== 'caption') throw new Error('not a caption')
  expect([...output.text].length).toBeLessThanOrEqual(300)
  expect(output.text).toMatch(/[.…]$/)
  expect(output.hashtags).toEqual(['#кофе', '#утродня'])
})

it('asks for the tone of the request, else for that of the brand', () => {
  const voice = { ...createFacts().voice, tone: 'bold' as const }
  const own = prepare({ kind: 'caption', topic: 'кофе', tone: 'expert' }, { voice })
  expect(own.prompt.instructions).toContain('экспертный')
  expect(prepare({ kind: 'caption', topic: 'кофе' }, { voice }).prompt.instructions).toContain(
    'смелый',
  )
})
