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

it('says which numbers stand nowhere and which facts of the workspace it repeats', () => {
  const date = '2027-01-01T00:00:00.000Z'
  const fact = {
    kind: 'price',
    about: 'Чашка',
    text: '2 800 ₽',
    source: 'person',
    until: null,
    date,
  } as const
  const { prompt, read } = prepare({ kind: 'caption', topic: 'Скидка 15 %' }, { known: [fact] })
  expect(prompt.data).toContainEqual({
    name: 'о деле',
    value: [{ о_чём: 'Чашка', факт: '2 800 ₽' }],
  })
  expect(prompt.instructions).not.toContain('2 800')
  const text = 'Чашка за 2\u00a0800\u00a0₽, скидка 15 %, уже 340 учеников и 3 мастера'
  expect(read({ text, hashtags: [] })).toMatchObject({
    unverifiedNumbers: ['340'],
    saidFacts: [{ text: '2 800 ₽', source: 'person', date }],
  })
  expect(read({ text: 'Приходите', hashtags: [] })).toEqual({
    kind: 'caption',
    text: 'Приходите',
    hashtags: [],
  })
})
