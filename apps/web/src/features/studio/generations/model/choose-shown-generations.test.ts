import { expect, it } from 'vitest'
import { aGeneration } from '../../../../generations/model/generation.fixture.ts'
import { chooseShownGenerations } from './choose-shown-generations.ts'

const a = aGeneration({ id: 'a' })
const b = aGeneration({ id: 'b' })
const c = aGeneration({ id: 'c' })
const d = aGeneration({ id: 'd' })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it('keeps a finished one in its place until another needs it', () => {
  const shown = [a, b]
  expect(chooseShownGenerations({ shown, active: [b] })).toBe(shown)
  expect(idsOf(chooseShownGenerations({ shown, active: [b, c] }))).toBe('bca')
  expect(idsOf(chooseShownGenerations({ shown: [a, b, c], active: [b, c, d] }))).toBe('bcd')
})

it('shows three at most', () => {
  expect(idsOf(chooseShownGenerations({ shown: [], active: [a, b, c, d] }))).toBe('abc')
  const full = [a, b, c]
  expect(chooseShownGenerations({ shown: full, active: [a, b, c, d] })).toBe(full)
})
