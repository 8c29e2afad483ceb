import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it('asks for one family where one is chosen, else for different ones', () => {
  const one = prepare({ kind: 'hooks', topic: 'кофе', family: 'story' }).prompt.instructions
  expect(one).toContain('story (история с середины)')
  expect(prepare({ kind: 'hooks', topic: 'кофе' }).prompt.instructions).toContain('meme (мем)')
})

it('keeps as many as were asked for, each once, with the goal of its family', () => {
  const hooks = ['Раз', 'раз', 'Два', '  ', 'Три', 'Четыре'].map((text) => ({
    family: 'list',
    text,
  }))
  expect(prepare({ kind: 'hooks', topic: 'кофе', count: 3 }).read({ hooks })).toEqual({
    kind: 'hooks',
    hooks: ['Раз', 'Два', 'Три'].map((text) => ({ text, family: 'list', goal: 'save' })),
  })
})
