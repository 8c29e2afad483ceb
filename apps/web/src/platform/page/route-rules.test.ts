import { expect, it } from 'vitest'
import { findRedirect, ROUTE_RULES, type RouteRule } from './route-rules.ts'

const RULES: RouteRule[] = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/docs/**', to: '/knowledge-base/**', status: 302 },
  { from: '/chat', to: 'https://t.me/kadr_chat', status: 302 },
]
const find = (href: string) => findRedirect({ href, rules: RULES })

it('redirects to the new path and keeps the search', () => {
  expect(find('/old?a=1#x')).toEqual({ location: '/new?a=1', status: 301, isExternal: false })
  expect(find('/old/')?.location).toBe('/new')
})

it('moves a whole folder', () => {
  expect(find('/docs/tiktok/limits')?.location).toBe('/knowledge-base/tiktok/limits')
})

it('leads the folder itself to its one address', () => {
  expect(findRedirect({ href: '/help' })?.location).toBe('/knowledge-base')
  expect(findRedirect({ href: '/help/?a=1' })?.location).toBe('/knowledge-base?a=1')
})

it('leads to the prices by the other name people type', () => {
  expect(findRedirect({ href: '/tariffs' })).toMatchObject({ location: '/pricing', status: 301 })
})

it('knows an address elsewhere', () => {
  expect(find('/chat')).toEqual({
    location: 'https://t.me/kadr_chat',
    status: 302,
    isExternal: true,
  })
})

it.each(['/', '/older', '/docsy', '/new'])('leaves %s alone', (href) => {
  expect(find(href)).toBeUndefined()
})

it('never chains rules', () => {
  for (const rule of ROUTE_RULES) expect(findRedirect({ href: rule.to })).toBeUndefined()
})

it.each([
  ['/users', '/account'],
  ['/account-groups?period=7', '/analytics/account-groups?period=7'],
  ['/publisher', '/posts/settings'],
])('has the screen of %s', (href, location) => {
  expect(findRedirect({ href })).toMatchObject({ location, status: 302 })
})
