import { expect, it } from 'vitest'
import { findCircle } from './chunk-circles.ts'

it('finds import cycles of any length', () => {
  const imports = new Map([
    ['page', ['common', 'controls']],
    ['common', ['choice']],
    ['choice', ['controls']],
    ['controls', ['common']],
  ])
  expect(findCircle(imports)).toEqual(['common', 'choice', 'controls', 'common'])
})

it('finds none in an acyclic graph', () => {
  const imports = new Map([
    ['page', ['common', 'controls']],
    ['controls', ['common', 'react']],
    ['common', ['react']],
  ])
  expect(findCircle(imports)).toBeUndefined()
})
