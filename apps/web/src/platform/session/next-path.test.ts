import { expect, it } from 'vitest'
import { safeNextPath } from './next-path.ts'

it('keeps a path of this site with its search and hash', () => {
  expect(safeNextPath('/account?tab=sessions#devices')).toBe('/account?tab=sessions#devices')
})

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['another site', 'https://evil.test/dashboard'],
  ['a protocol-relative address', '//evil.test'],
  ['a backslash address', '/\\evil.test'],
  ['a path that normalises to another host', '/.//evil.test'],
  ['a tab inside the slashes', '/\t/evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'account'],
  ['the login page itself', '/login?next=/login'],
])('leads home for %s', (_name, next) => {
  expect(safeNextPath(next)).toBe('/dashboard')
})
