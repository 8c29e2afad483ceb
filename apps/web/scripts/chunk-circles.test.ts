import { expect, it } from 'vitest'
import { findCircle } from './chunk-circles.ts'

it('finds files that need each other, however far apart', () => {
  const imports = new Map([
    ['page', ['common', 'controls']],
    ['common', ['choice']],
    ['choice', ['controls']],
    ['controls', ['common']],
  ])
  expect(findCircle(imports)).toEqual(['common', 'choice', 'controls', 'common'])
})

it('finds none where all ways lead down', () => {
  const imports = new Map([
    ['page', ['common', 'controls']],
    ['controls', ['common', 'react']],
    ['common', ['react']],
  ])
  expect(findCircle(imports)).toBeUndefined()
})
