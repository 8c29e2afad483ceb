import { expect, it } from 'vitest'
import { addressOf } from './run-call.ts'

const call = { method: 'GET', path: '/posts/{id}/targets/{targetId}', isWrite: false, body: '' }

it('puts what was typed into its place and nowhere else', () => {
  const values = { id: ' a/b ', targetId: 'c?d' }
  expect(addressOf({ call, values, query: '?limit=2' })).toBe(
    '/api/v1/posts/a%2Fb/targets/c%3Fd?limit=2',
  )
})

it('asks without parameters where none were typed', () => {
  expect(addressOf({ call: { ...call, path: '/posts' }, values: {}, query: ' ' })).toBe(
    '/api/v1/posts',
  )
})
