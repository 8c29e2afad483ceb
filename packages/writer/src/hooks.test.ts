import { expect, it } from 'vitest'
import { findHooks } from './hooks.ts'

it('finds hooks of the gallery by family, goal and words of the topic', () => {
  expect(findHooks({}).length).toBeGreaterThan(100)
  const saved = findHooks({ family: 'curiosity', goal: 'save' })
  expect(saved.length).toBeGreaterThan(0)
  expect(saved.every(({ key }) => key.startsWith('curiosity/'))).toBe(true)
  expect(saved.every(({ goals }) => goals.includes('save'))).toBe(true)
  const [first] = findHooks({ topic: 'фильтр-кофе' })
  expect(`${first?.template} ${first?.example}`.toLowerCase()).toContain('кофе')
})
