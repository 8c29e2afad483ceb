import { expect, it } from 'vitest'
import { createSecrets } from '../../config/secrets.ts'
import { readSignedCursor, signCursor } from './signed-cursor.ts'

const ctx = { secrets: createSecrets(Buffer.alloc(32, 1)) }
const other = { secrets: createSecrets(Buffer.alloc(32, 2)) }
const filter = { state: 'draft', workspaceId: 'a' }
const cursor = signCursor({ ctx, place: 'here', filter })

it('returns to its place, whatever the order of the filters', () => {
  expect(readSignedCursor({ ctx, cursor, filter: { workspaceId: 'a', state: 'draft' } })).toBe(
    'here',
  )
})

it.each([
  ['another filter', { ctx, cursor, filter: { state: 'published', workspaceId: 'a' } }],
  ['another workspace', { ctx, cursor, filter: { state: 'draft', workspaceId: 'b' } }],
  ['another installation', { ctx: other, cursor, filter }],
  ['a changed place', { ctx, cursor: `x${cursor}`, filter }],
  ['no signature', { ctx, cursor: cursor.split('.')[0] ?? '', filter }],
  ['anything', { ctx, cursor: 'abc', filter }],
])('is refused with %s', (_, input) => {
  expect(() => readSignedCursor(input)).toThrow('Курсор от другого списка')
})
